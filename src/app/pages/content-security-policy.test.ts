import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy } from './content-security-policy.ts';

const site = { style: "'self'" };
const directives = (policy: string) =>
  new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

test('without tags scripts and calls stay on the site, and frames are none', () => {
  const policy = directives(contentSecurityPolicy(site));
  assert.deepEqual(policy.get('script-src'), ["'self'"]);
  assert.deepEqual(policy.get('connect-src'), ["'self'"]);
  assert.equal(policy.has('frame-src'), false);
  assert.deepEqual(policy.get('default-src'), ["'none'"]);
});

test('each tag opens what it needs and no more, and never inline', () => {
  const analytics = contentSecurityPolicy(site, { analyticsId: 'G-ABC1', conversionTarget: null });
  const ads = contentSecurityPolicy(site, { analyticsId: null, conversionTarget: 'AW-1234567/x' });
  assert.deepEqual(directives(analytics).get('script-src'), ["'self'", 'https://www.googletagmanager.com']);
  assert.match(analytics, /connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  assert.doesNotMatch(analytics, /doubleclick|frame-src/);
  assert.match(ads, /script-src [^;]*https:\/\/www\.googleadservices\.com/);
  assert.doesNotMatch(ads, /google-analytics/);
  assert.doesNotMatch(analytics + ads, /unsafe|\*(?!\.)/);
});
