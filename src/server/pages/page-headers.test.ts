import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { adminPaths, health, paths } from '#shared/paths.ts';
import { speculationRules } from '#shared/speculation-rules.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';

const htmlOf = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

for (const path of [paths.home, paths.calculator, '/no-such-page', adminPaths.dashboard]) {
  test(`${path} needs nothing inline that its policy does not name by hash`, async (context) => {
    const t = await openTestApp(context);
    const answer = await t.call('GET', path);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const html = await answer.text();
    assert.ok(!policy.includes('unsafe'), policy);
    assert.match(policy, /(^|; )default-src 'none'(;|$)/);
    const rules = createHash('sha256').update(speculationRules).digest('base64');
    const script = path === adminPaths.dashboard ? "'self'" : `'self' 'sha256-${rules}'`;
    assert.ok(policy.split('; ').includes(`script-src ${script}`), policy);

    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)];
    assert.ok(scripts.length > 0);
    for (const [, attributes = '', text = ''] of scripts) {
      const isData = /type="application\/(ld\+)?json"/.test(attributes);
      assert.ok(isData || (/\ssrc="\/[^/]/.test(attributes) && text === ''), `a script with ${attributes}`);
    }
    for (const [, css = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      assert.ok(policy.includes(`'sha256-${createHash('sha256').update(css).digest('base64')}'`));
    }
    assert.doesNotMatch(html, /<[^>]+\s(style|on[a-z]+)=/);
  });
}

test('the panel’s document is the same under every admin address, and neither indexed nor stored', async (context) => {
  const t = await openTestApp(context);
  const first = await htmlOf(t, adminPaths.dashboard);
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
