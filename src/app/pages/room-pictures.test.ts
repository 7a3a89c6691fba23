import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoPosts } from '#app/seed/posts.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';

test('home shows no picture of a room twice, and articles show none of its sofas', async (context) => {
  const t = await openTestApp(context);
  await seedDemo(t.deps.db, new Date());
  const page = await (await t.call('GET', paths.home)).text();
  const shown = [...page.matchAll(/<img[^>]* src="\/pictures\/([\w-]+)\.jpg"/g)].map(([, name]) => name);
  assert.ok(shown.length >= 8);
  assert.deepEqual([...new Set(shown)], shown);
  for (const sofa of ['couch-clean', 'loveseat', 'sectional-clean', 'sectional-dirty']) {
    assert.ok(shown.includes(sofa), sofa);
    assert.ok(!demoPosts.some(({ picture }) => (picture as string) === sofa), sofa);
  }
});
