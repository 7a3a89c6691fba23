import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { health, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addPost } from '../../../tests/support/posts.ts';

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

test('the page of addresses without one is made once for all of them, and packed', async (context) => {
  const t = await openTestApp(context);
  const ask = (path: string) => t.call('GET', path, undefined, { 'Accept-Encoding': 'br' });
  const answers = [await ask('/no-such-page'), await ask('/.env'), await ask('/wp-login.php?x=1')];
  for (const answer of answers) {
    assert.equal(answer.status, 404);
    assert.equal(answer.headers.get('Content-Encoding'), 'br');
    const html = brotliDecompressSync(await answer.arrayBuffer()).toString();
    assert.ok(html.includes('404 Page Not Found'));
  }
  assert.equal(t.deps.pages.size(), 1);
  assert.equal((await ask('/blog/no-such-article')).headers.get('Content-Encoding'), 'br');
  assert.equal((await ask('/blog/another')).status, 404);
  assert.equal(t.deps.pages.size(), 2);
  t.deps.pages.invalidate('settings');
  assert.equal(t.deps.pages.size(), 0);
});

test('a page that is asked for with a slash at its end is where it always is', async (context) => {
  const t = await openTestApp(context);
  for (const [asked, place] of [
    ['/contact/', '/contact'],
    ['/calculator/?service=3&x=%2F', '/calculator?service=3&x=%2F'],
    ['/blog/some-article/', '/blog/some-article'],
  ] as const) {
    const answer = await t.call('GET', asked);
    assert.deepEqual([answer.status, answer.headers.get('Location')], [301, place]);
  }
  for (const path of ['//', '//evil.example/', '/\\\\evil.example/', '/no-such-page/']) {
    assert.deepEqual((await t.call('GET', path)).headers.get('Location'), null, path);
  }
});

test('a page that is asked for in capitals is where it always is, and nothing else is', async (context) => {
  const t = await openTestApp(context);
  await addPost(t.deps.db, { slug: 'how-to-blot' });
  for (const [asked, place] of [
    ['/Contact', '/contact'],
    ['/ABOUT/', '/about'],
    ['/Calculator?service=3&x=A%2F', '/calculator?service=3&x=A%2F'],
    ['/Blog/How-To-Blot', '/blog/how-to-blot'],
    ['/blog/How-To-Blot', '/blog/how-to-blot'],
  ] as const) {
    const answer = await t.call('GET', asked);
    assert.deepEqual([answer.status, answer.headers.get('Location')], [301, place], asked);
  }
  for (const path of [
    '/No-Such-Page',
    '/blog/No-Such-Article',
    '/ADMIN',
    '/API/services',
    '//Contact',
    '/Blog/:slug',
  ]) {
    const answer = await t.call('GET', path);
    assert.deepEqual([answer.status, answer.headers.get('Location')], [404, null], path);
  }
  assert.equal((await t.call('POST', '/Contact')).status, 404);
});

test('a page refuses other methods by naming its own; what is no page is none by any method', async (context) => {
  const t = await openTestApp(context);
  for (const [method, path, status, allow] of [
    ['OPTIONS', '/', 405, 'GET, HEAD'],
    ['DELETE', paths.contact, 405, 'GET, HEAD, POST'],
    ['PUT', paths.about, 405, 'GET, HEAD'],
    ['DELETE', '/no-such-page', 404, null],
    ['GET', '/no-such-page', 404, null],
  ] as const) {
    const answer = await t.app.request(path, { method, headers: { Origin: t.deps.config.publicUrl } });
    assert.deepEqual([answer.status, answer.headers.get('Allow')], [status, allow], `${method} ${path}`);
    assert.match(answer.headers.get('Content-Type') ?? '', /^text\/html/);
  }
});

test('an API address that does not exist is answered with problem+json', async (context) => {
  const t = await openTestApp(context);
  const answer = await t.call('GET', '/api/no-such-call');
  assert.equal(answer.status, 404);
  assert.equal(answer.headers.get('Content-Type'), 'application/problem+json; charset=utf-8');
  assert.equal(((await answer.json()) as { code: string }).code, 'not-found');
});

test('while the database is gone, cached pages still respond, and others say how to reach us', async (context) => {
  const t = await openTestApp(context);
  await t.call('GET', paths.home);
  await t.deps.db.destroy();
  assert.equal((await t.call('GET', paths.home)).status, 200);
  const failed = await t.call('GET', paths.calculator);
  assert.equal(failed.status, 503);
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
