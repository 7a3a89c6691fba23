import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PostSummary } from '#articles/blog/posts.ts';
import { api } from '#kit/paths/paths.ts';
import { totalCountHeader } from '#kit/wire/total-count.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addPost } from '../../../../tests/support/posts.ts';
import { day } from './posts.fixture.ts';

test('a long list comes in parts, each with the address of the next', async (context) => {
  const t = await openTestApp(context);
  const long = `<p>${'word '.repeat(30_000)}</p>`;
  for (let number = 0; number < 5; number += 1) {
    await addPost(t.deps.db, { slug: `long-${number}`, content: long, publishedAt: day(number + 1) });
  }
  const partsFrom = async (path: string) => {
    const parts: string[][] = [];
    for (let next: string | undefined = path; next; ) {
      const answer = await t.call('GET', next);
      assert.equal(answer.headers.get(totalCountHeader), '5');
      parts.push(((await answer.json()) as PostSummary[]).map(({ slug }) => slug));
      next = answer.headers.get('Link')?.match(/^<(.*)>; rel="next"$/)?.[1];
    }
    return parts;
  };
  const parts = [['long-4', 'long-3'], ['long-2', 'long-1'], ['long-0']];
  assert.deepEqual(await partsFrom(api.posts), parts);
  assert.deepEqual(
    await partsFrom(`${api.posts}?category=Cleaning+Tips&limit=1`),
    parts.flat().map((slug) => [slug]),
  );
  assert.deepEqual(await partsFrom(`${api.posts}?summary=1`), [parts.flat()]);
});
