import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { adminApi, adminPaths, api, files, health, paths } from '#kit/paths/paths.ts';
import { inlineScript } from '#kit/wire/inline-script.ts';
import { speculationRules } from '#kit/wire/speculation-rules.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addPost } from '../../../tests/support/posts.ts';

const getHtml = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

for (const path of [paths.home, paths.calculator, '/no-such-page', adminPaths.dashboard]) {
  test(`${path} needs nothing inline that its policy does not name by hash`, async (context) => {
    const t = await openTestApp(context);
    const answer = await t.call('GET', path);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const html = await answer.text();
    assert.ok(!policy.includes('unsafe'), policy);
    assert.match(policy, /(^|; )default-src 'none'(;|$)/);
    const [inline, rules] = [inlineScript, speculationRules].map((text) =>
      createHash('sha256').update(text).digest('base64'),
    );
    const script = path === adminPaths.dashboard ? "'self'" : `'self' 'sha256-${inline}' 'sha256-${rules}'`;
    assert.ok(policy.split('; ').includes(`script-src ${script}`), policy);

    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)];
    assert.ok(scripts.length > 0);
    for (const [, attributes = '', text = ''] of scripts) {
      const isData = /type="application\/(ld\+)?json"/.test(attributes);
      const isOurs = /\ssrc="\/[^/]/.test(attributes) && text === '';
      const isInline = /^( data-src="\/[^/"]+[^"]*")?$/.test(attributes) && text === inlineScript;
      assert.ok(isData || isOurs || isInline, `a script with ${attributes}`);
    }
    for (const [, css = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      assert.ok(policy.includes(`'sha256-${createHash('sha256').update(css).digest('base64')}'`));
    }
    assert.doesNotMatch(html, /<[^>]+\s(style|on[a-z]+)=/);
  });
}

test('the panel’s document is the same under every admin address, and neither indexed nor stored', async (context) => {
  const t = await openTestApp(context);
  const first = await getHtml(t, adminPaths.dashboard);
  for (const path of [adminPaths.dashboard, adminPaths.requests, '/admin/no/such/screen']) {
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('X-Robots-Tag'), 'noindex');
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    assert.equal(await answer.text(), first);
  }
  assert.equal((await t.call('GET', '/administrator')).status, 404);
});

test('every answer carries the security headers, over https also the one that keeps to https', async (context) => {
  const http = await openTestApp(context);
  const https = await openTestApp(context, {
    config: { publicUrl: 'https://www.example.com', isHttps: true },
  });
  for (const path of [paths.home, '/api/services', '/no-such-page', '/api/no-such-call', health.live]) {
    const headers = (await http.call('GET', path)).headers;
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path);
    assert.equal(headers.get('X-Frame-Options'), 'DENY', path);
    assert.equal(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin', path);
    assert.equal(headers.get('Strict-Transport-Security'), null, path);
    assert.ok((await https.call('GET', path)).headers.get('Strict-Transport-Security'), path);
  }
});

test('every response says how long it may be cached', async (context) => {
  const t = await openTestApp(context);
  const { slug } = await addPost(t.deps.db);
  const kept = [paths.home, `${paths.about}/`, api.services, files.robots, files.sitemap, files.rss];
  const asked = [`${api.posts}?limit=1`, api.postCategories, api.post(slug), health.live, health.ready];
  for (const path of [...kept, ...asked]) {
    const { headers } = await t.call('GET', path);
    assert.equal(headers.get('Cache-Control'), 'no-cache', path);
  }
  for (const path of ['/no-such-page', '/api/no-such-call', adminApi.posts, adminPaths.dashboard]) {
    const { headers } = await t.call('GET', path);
    assert.equal(headers.get('Cache-Control'), 'no-store', path);
  }
});

test('files of the build carry the headers of every answer, and not those of documents', async (context) => {
  const http = await openTestApp(context);
  const https = await openTestApp(context, {
    config: { publicUrl: 'https://www.example.com', isHttps: true },
  });
  const home = await getHtml(http, paths.home);
  const [font] = /\/assets\/[\w-]+\.woff2/.exec(home) ?? [];
  const [script] = /\/assets\/enhance-[\w-]+\.js/.exec(home) ?? [];
  const [picture] = /\/pictures\/[\w.-]+\.avif/.exec(home) ?? [];
  assert.ok(font && script && picture);
  for (const path of [font, script, picture]) {
    const { status, headers } = await https.call('GET', path);
    assert.equal(status, 200, path);
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path);
    assert.ok(headers.get('Strict-Transport-Security'), path);
    const own: string = path === picture ? 'cross-origin' : 'same-origin';
    assert.equal(headers.get('Cross-Origin-Resource-Policy'), own, path);
    for (const name of ofDocuments) assert.equal(headers.get(name), null, `${name} of ${path}`);
    assert.equal((await http.call('GET', path)).headers.get('Strict-Transport-Security'), null, path);
  }
  const missing = await http.call('GET', '/assets/no-such-file.js');
  assert.equal(missing.status, 404);
  for (const name of ofDocuments) assert.ok(missing.headers.get(name), name);
});

const ofDocuments = [
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

test('a page with icons of its own needs no file of them, and draws the same', async (context) => {
  const t = await openTestApp(context);
  const [file] = /\/assets\/icons-[\w-]+\.svg/.exec(await getHtml(t, paths.home)) ?? [];
  assert.ok(file, 'the home page refers to the file');
  const sheet = await (await t.call('GET', file)).text();
  const [, menu] = /<symbol id="menu">(.*?)<\/symbol>/.exec(sheet) ?? [];
  assert.ok(menu);
  const html = await getHtml(t, paths.about);
  assert.ok(!html.includes('<use'));
  assert.ok(html.includes(`viewBox="0 0 24 24">${menu}</svg>`));
});
