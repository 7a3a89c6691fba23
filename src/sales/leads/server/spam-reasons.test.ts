import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFormToken } from '#kit/limits/server/form-guard.ts';
import { api } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { getQuarantine, getRequests } from './quarantine.fixture.ts';

const now = '2026-11-21T18:00:00.000Z';

const tokenMadeAt = (t: TestApp, time: string) => makeFormToken(t.deps.formSecret, new Date(time));

const judged: [what: string, fields: (t: TestApp) => object, reasons: string[] | null][] = [
  ['no guard at all, from a program', () => ({}), null],
  [
    'an empty trap and a token of an hour ago',
    (t) => ({ website: '', formToken: tokenMadeAt(t, '2026-11-21T17:00:00.000Z') }),
    null,
  ],
  [
    'a tab that was open for a month',
    (t) => ({ formToken: tokenMadeAt(t, '2026-10-20T17:00:00.000Z') }),
    null,
  ],
  ['a form sent right away', (t) => ({ formToken: tokenMadeAt(t, now) }), null],
  ['a page sent right away, says the browser', () => ({ formOpenMs: 300 }), null],
  [
    'a message with many links',
    () => ({ message: 'https://a.example https://b.example www.c.example' }),
    null,
  ],
  [
    'twenty links, from a program that sends no guard',
    () => ({ message: 'See https://a.example '.repeat(20) }),
    ['many-links'],
  ],
  ['a token that nobody signed', () => ({ formToken: 'mhsxy1c0.AAAAAAAAAAAAAAAAAAAAAA' }), ['forged-token']],
  ['a token that is no text', () => ({ formToken: { toString: 1 } }), ['forged-token']],
  [
    'a token of the future',
    (t) => ({ formToken: tokenMadeAt(t, '2026-11-22T18:00:00.000Z') }),
    ['forged-token'],
  ],
  [
    'a token whose time was changed',
    (t) => ({ formToken: `1${tokenMadeAt(t, '2026-11-21T17:00:00.000Z').slice(1)}` }),
    ['forged-token'],
  ],
  ['a trap with a number in it', () => ({ website: 1 }), ['hidden-field']],
  [
    'an old token, sent along with links',
    (t) => ({
      formToken: tokenMadeAt(t, '2026-10-20T17:00:00.000Z'),
      message: 'https://a.example https://b.example',
    }),
    ['old-token', 'links'],
  ],
  [
    'links sent right away',
    (t) => ({ formToken: tokenMadeAt(t, now), firstName: 'Win at https://a.example' }),
    ['too-fast', 'links'],
  ],
  [
    'what a browser and an old token say together',
    (t) => ({ formOpenMs: 10, formToken: tokenMadeAt(t, '2026-10-20T17:00:00.000Z') }),
    ['old-token', 'too-fast'],
  ],
];

test('only a sure sign, or two others together, puts a lead aside', async (context) => {
  const t = await openTestApp(context);
  for (const [what, fields, reasons] of judged) {
    const answer = await t.call('POST', api.contact, contactBody({ lastName: what, ...fields(t) }));
    assert.equal(answer.status, 201, what);
    const aside = (await getQuarantine(t)).filter(({ lastName }) => lastName === what);
    assert.deepEqual(
      aside.map((request) => request.reasons),
      reasons ? [reasons] : [],
      what,
    );
    const listed = (await getRequests(t)).filter(({ lastName }) => lastName === what);
    assert.equal(listed.length, reasons ? 0 : 1, what);
  }
});

test('the same words again and again count only together with something else', async (context) => {
  const t = await openTestApp(context);
  const same = contactBody({ message: 'See https://a.example and https://b.example' });
  for (let count = 0; count < 6; count++) assert.equal((await t.call('POST', api.contact, same)).status, 201);
  assert.deepEqual(
    (await getQuarantine(t)).map(({ reasons }) => reasons),
    [['links', 'repeated']],
  );
  for (let count = 0; count < 6; count++) await t.call('POST', api.contact, contactBody());
  assert.equal((await getRequests(t)).length, 11);
});

test('a lead sent again from another tab, with another token, is the same lead', async (context) => {
  const t = await openTestApp(context);
  const headers = { 'Idempotency-Key': 'same' };
  const answers = ['2026-11-21T17:00:00.000Z', '2026-11-21T17:30:00.000Z'].map((time) =>
    t.call('POST', api.contact, contactBody({ formToken: tokenMadeAt(t, time) }), headers),
  );
  const [first, second] = await Promise.all(answers.map(async (answer) => (await answer).json()));
  assert.deepEqual(first, second);
  assert.equal((await getRequests(t)).length, 1);
});
