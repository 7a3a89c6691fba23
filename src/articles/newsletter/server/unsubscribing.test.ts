import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  confirm,
  findLink,
  getEmails,
  getSubscribers,
  press,
  signUp,
  tokenIn,
} from './newsletter.fixture.ts';
import { unsubscribe } from './newsletter.service.ts';

/** The unsubscribe link of the confirmed `email`. */
async function unsubscribeLink(t: TestApp): Promise<string> {
  await confirm(t);
  t.setNow('2026-11-23T18:00:00.000Z');
  await signUp(t);
  return findLink(t, (await getEmails(t)).at(-1)!);
}

test('an unsubscribe link asks first, and works for ever', async (context) => {
  const t = await openTestApp(context);
  const link = await unsubscribeLink(t);
  t.setNow('2031-01-01T00:00:00.000Z');
  assert.match(await (await t.call('GET', link)).text(), /Unsubscribe from the newsletter\?/);
  assert.equal((await getSubscribers(t))[0]?.status, 'confirmed');
  const pressed = await press(t, paths.newsletterUnsubscribe, { token: tokenIn(link) });
  assert.equal(pressed.status, 303);
  assert.match(await (await t.call('GET', pressed.headers.get('Location')!)).text(), /You’re unsubscribed/);
  const [subscriber] = await getSubscribers(t);
  assert.deepEqual(
    [subscriber?.status, subscriber?.unsubscribedAt],
    ['unsubscribed', '2031-01-01T00:00:00.000Z'],
  );
  assert.equal(await unsubscribe(t.deps, tokenIn(link)), true, 'again is no error');
});

test('a mail program unsubscribes with one POST and no redirect', async (context) => {
  const t = await openTestApp(context);
  const link = await unsubscribeLink(t);
  assert.equal((await press(t, link, { 'List-Unsubscribe': 'One-Click' })).status, 200);
  assert.equal((await getSubscribers(t))[0]?.status, 'unsubscribed');
});

test('a mail program may post whatever body and type', async (context) => {
  const t = await openTestApp(context);
  const link = await unsubscribeLink(t);
  const bodies: [type: string | null, body: string | null][] = [
    [null, null],
    ['text/plain', 'List-Unsubscribe=One-Click'],
    ['application/json', '{"List-Unsubscribe":"One-Click"}'],
    ['application/x-www-form-urlencoded', ''],
    ['multipart/form-data', 'no form'],
    ['multipart/form-data; boundary=x', '--y'],
  ];
  for (const [type, body] of bodies) {
    const headers = type === null ? undefined : { 'Content-Type': type };
    const answer = await t.app.request(link, { method: 'POST', body, headers });
    assert.equal(answer.status, 200, `${type}: ${body}`);
  }
  assert.equal((await getSubscribers(t))[0]?.status, 'unsubscribed');
});

test('nobody unsubscribes somebody else by guessing', async (context) => {
  const t = await openTestApp(context);
  const token = tokenIn(await unsubscribeLink(t));
  for (const wrong of [
    '',
    '1',
    '1.',
    token.replace(/^1/, '2'),
    `${token}x`,
    token.toLowerCase(),
    `1.${'é'.repeat(43)}`,
  ]) {
    const answer = await press(t, paths.newsletterUnsubscribe, {
      token: wrong,
      'List-Unsubscribe': 'One-Click',
    });
    assert.equal(answer.status, 404, wrong);
    assert.match(
      await (await t.call('GET', `${paths.newsletterUnsubscribe}?token=${wrong}`)).text(),
      /couldn’t read this link/,
    );
  }
  assert.equal((await getSubscribers(t))[0]?.status, 'confirmed');
});

test('who unsubscribed and signs up again has to confirm again', async (context) => {
  const t = await openTestApp(context);
  await press(t, await unsubscribeLink(t), { 'List-Unsubscribe': 'One-Click' });
  t.setNow('2026-11-25T18:00:00.000Z');
  await confirm(t);
  const [subscriber] = await getSubscribers(t);
  assert.deepEqual([subscriber?.status, subscriber?.unsubscribedAt], ['confirmed', null]);
});
