import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LeadSource, sourceName, toLeadSource, visitStartSchema } from './lead-source.ts';

const own = 'https://sunweave.example';
const start = (landingPage: string, referrer = '') =>
  toLeadSource(visitStartSchema.parse({ landingPage, referrer }), own);
const nothing: LeadSource = { landingPage: '', referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' };

test('of the first address its path and its campaign are kept, and nothing else of its query', () => {
  const query = '?utm_source=newsletter&utm_medium=email&utm_campaign=spring&email=ana@example.com&gclid=x';
  assert.deepEqual(start(`/couch-cleaning${query}`, 'https://www.google.com/search?q=secret#top'), {
    landingPage: '/couch-cleaning',
    referrer: 'https://www.google.com/search',
    utmSource: 'newsletter',
    utmMedium: 'email',
    utmCampaign: 'spring',
  });
});

test('a link from a page of our own is no source, one from a name that only begins like ours is', () => {
  assert.equal(start('/', `${own}/blog`).referrer, '');
  assert.equal(start('/', own).referrer, '');
  assert.equal(start('/', `${own}.evil.example/`).referrer, `${own}.evil.example/`);
});

test('a program may name the campaign itself', () => {
  const named = visitStartSchema.parse({ utmSource: 'yelp', utmMedium: 'cpc', utmCampaign: 'sofas' });
  assert.deepEqual(toLeadSource(named, own), {
    ...nothing,
    utmSource: 'yelp',
    utmMedium: 'cpc',
    utmCampaign: 'sofas',
  });
});

test('a lead without a source, or with nonsense, has an unknown source and is accepted', () => {
  assert.deepEqual(toLeadSource(undefined, own), nothing);
  assert.deepEqual(toLeadSource(visitStartSchema.parse({ landingPage: 7, referrer: ['x'] }), own), nothing);
  const long = toLeadSource(visitStartSchema.parse({ landingPage: `/${'a\0'.repeat(5000)}` }), own);
  assert.equal(long.landingPage, `/${'a'.repeat(199)}`);
});

const names: [source: Partial<LeadSource>, name: string][] = [
  [{}, 'Unknown'],
  [{ landingPage: '/' }, 'Direct'],
  [{ landingPage: '/', referrer: 'https://www.google.co.uk/' }, 'Google'],
  [{ landingPage: '/', referrer: 'https://m.facebook.com/story' }, 'Facebook'],
  [{ landingPage: '/', referrer: 'https://www.example.org/page' }, 'example.org'],
  [{ landingPage: '/', referrer: 'https://notgoogle.com/' }, 'notgoogle.com'],
  [{ landingPage: '/', referrer: 'javascript:alert(1)' }, 'Direct'],
  [{ landingPage: '/', referrer: 'https://' }, 'Direct'],
  [{ landingPage: '/', utmSource: ' Flyer ', referrer: 'https://www.google.com/' }, 'flyer'],
  [{ landingPage: '/', utmSource: 'Google' }, 'Google'],
  [{ landingPage: '/', utmSource: 'facebook.com' }, 'Facebook'],
  [{ landingPage: '/', utmSource: 'ig' }, 'Instagram'],
  [{ landingPage: '/', referrer: 'https://google.attacker.example/' }, 'google.attacker.example'],
];
for (const [source, name] of names) {
  test(`${JSON.stringify(source)} is called ${name}`, () => {
    assert.equal(sourceName({ ...nothing, ...source }), name);
  });
}

test('the token of a quote’s page is not stored', () => {
  assert.equal(start('/quote/3kP9_token').landingPage, '/quote');
  assert.equal(start('/quote/3kP9_token/visit?utm_source=email').landingPage, '/quote');
  assert.equal(start('/quotes').landingPage, '/quotes');
});

test('an app on Android has a name', () => {
  const getName = (app: string) => sourceName(start('/', `android-app://${app}`));
  assert.equal(getName('com.google.android.googlequicksearchbox/'), 'Google');
  assert.equal(getName('com.google.android.gm'), 'Gmail');
  assert.equal(getName('com.facebook.katana/'), 'Facebook');
  assert.equal(getName('com.nextdoor'), 'Nextdoor');
  assert.equal(getName('com.Slack'), 'slack.com');
});
