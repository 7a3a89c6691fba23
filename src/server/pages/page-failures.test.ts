import assert from 'node:assert/strict';
import { test } from 'node:test';
import { health, paths } from '#shared/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';

test('an address without a page is answered with 404, the documented title and ways to go on', async (context) => {
  const t = await openTestApp(context);
  for (const path of ['/no-such-page', '/calculator/deeper', '/assets/gone.js', '/%E0%A4%A', '/index.php']) {
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 404, path);
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    const html = await answer.text();
    assert.ok(html.includes('404 Page Not Found'));
    assert.ok(html.includes('Did you forget to add the page to the router?'));
    assert.ok(html.includes('<meta name="robots" content="noindex"/>'));
    assert.ok(html.includes(`href="${paths.calculator}"`));
  }
});

test('an API address that does not exist is answered with problem+json', async (context) => {
  const t = await openTestApp(context);
  const answer = await t.call('GET', '/api/no-such-call');
  assert.equal(answer.status, 404);
  assert.equal(answer.headers.get('Content-Type'), 'application/problem+json; charset=utf-8');
  assert.equal(((await answer.json()) as { code: string }).code, 'not-found');
});

test('while the database is gone, pages that are kept still answer, and others say how to reach us', async (context) => {
  const t = await openTestApp(context);
  await t.call('GET', paths.home);
  await t.deps.db.destroy();
  assert.equal((await t.call('GET', paths.home)).status, 200);
  const failed = await t.call('GET', paths.calculator);
  assert.equal(failed.status, 500);
  assert.equal(failed.headers.get('Cache-Control'), 'no-store');
  const html = await failed.text();
  assert.match(html, /href="tel:\+1\d{10}"/);
  assert.ok(!/destroyed|driver|\bat .*\.ts/.test(html));
  assert.equal((await t.call('GET', health.live)).status, 200);
  const ready = await t.call('GET', health.ready);
  assert.equal(ready.status, 503);
  assert.ok(ready.headers.get('Retry-After'));
});

test('a page that failed is tried again', async (context) => {
  const t = await openTestApp(context);
  await t.deps.db.schema.alterTable('services').renameTo('away').execute();
  assert.equal((await t.call('GET', paths.calculator)).status, 500);
  await t.deps.db.schema.alterTable('away').renameTo('services').execute();
  assert.equal((await t.call('GET', paths.calculator)).status, 200);
});
