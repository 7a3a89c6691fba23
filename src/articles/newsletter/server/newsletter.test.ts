import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import {
  confirm,
  email,
  findLink,
  getEmails,
  getSubscribers,
  press,
  signUp,
  tokenIn,
} from './newsletter.fixture.ts';
import { sweepSubscribers } from './newsletter.service.ts';

test('a sign-up is pending until the link in the email is opened and its button pressed', async (context) => {
  const t = await openTestApp(context);
  const answer = await signUp(t);
  assert.equal(answer.status, 202);
  assert.match(((await answer.json()) as { message: string }).message, /email/);
  const [mail] = await getEmails(t);
  assert.equal(mail?.to, email);
  assert.equal((await getSubscribers(t))[0]?.status, 'pending');

  const link = findLink(t, mail!);
  for (const method of ['GET', 'HEAD', 'GET']) assert.equal((await t.call(method, link)).status, 200);
  assert.equal(
    (await getSubscribers(t))[0]?.status,
    'pending',
    'a scanner that opens links confirms nothing',
  );
  const html = await (await t.call('GET', link)).text();
  assert.match(html, /<meta name="robots" content="noindex"\/>/);
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(html) ?? [];
  const pressed = await press(t, paths.newsletterConfirm, { token });
  assert.equal(pressed.status, 303);
  const thanks = await (await t.call('GET', pressed.headers.get('Location')!)).text();
  assert.match(thanks, /Your email is confirmed/);

  const [subscriber] = await getSubscribers(t);
  assert.deepEqual([subscriber?.status, subscriber?.confirmationTokenHash], ['confirmed', null]);
  assert.ok(subscriber?.confirmedAt);
  assert.match(await (await t.call('GET', link)).text(), /no longer works/);
  assert.equal(
    (await press(t, paths.newsletterConfirm, { token })).headers.get('Location'),
    paths.newsletterConfirm,
  );
});

test('only a hash of the link is stored', async (context) => {
  const t = await openTestApp(context);
  await signUp(t);
  const token = tokenIn(findLink(t, (await getEmails(t))[0]!));
  assert.ok(token.length >= 32);
  assert.ok(!JSON.stringify(await getSubscribers(t)).includes(token));
});

test('a link is good for seven days', async (context) => {
  const t = await openTestApp(context);
  await signUp(t);
  const link = findLink(t, (await getEmails(t))[0]!);
  t.setNow('2026-11-28T17:59:59.000Z');
  assert.match(await (await t.call('GET', link)).text(), /name="token"/);
  t.setNow('2026-11-28T18:00:01.000Z');
  assert.match(await (await t.call('GET', link)).text(), /no longer works/);
  await press(t, paths.newsletterConfirm, { token: tokenIn(link) });
  assert.equal((await getSubscribers(t))[0]?.status, 'pending');
});

test('the answer does not tell whether an address is known', async (context) => {
  const t = await openTestApp(context);
  await confirm(t);
  t.setNow('2026-11-23T18:00:00.000Z');
  const answers = [await signUp(t), await signUp(t, 'new@example.com'), await signUp(t, 'new@example.com')];
  const seen = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
  assert.deepEqual(seen[1], seen[0]);
  assert.deepEqual(seen[2], seen[0]);
});

test('who is on the list already gets an email that says so, and stays on it', async (context) => {
  const t = await openTestApp(context);
  await confirm(t);
  t.setNow('2026-11-23T18:00:00.000Z');
  await signUp(t, 'MARIA@Example.com');
  const mails = await getEmails(t);
  assert.match(mails.at(-1)!.subject, /already/);
  assert.equal(mails.at(-1)!.unsubscribeUrl, t.deps.config.publicUrl + findLink(t, mails.at(-1)!));
  assert.deepEqual(
    (await getSubscribers(t)).map(({ status }) => status),
    ['confirmed'],
  );
});

test('a mailbox cannot be flooded: each email makes the wait for the next longer', async (context) => {
  const t = await openTestApp(context);
  const countAt = async (time: string) => {
    t.setNow(time);
    assert.equal((await signUp(t)).status, 202);
    return (await getEmails(t)).length;
  };
  assert.equal(await countAt('2026-11-21T18:00:00.000Z'), 1);
  assert.equal(await countAt('2026-11-21T18:09:00.000Z'), 1);
  assert.equal(await countAt('2026-11-21T18:10:00.000Z'), 2);
  assert.equal(await countAt('2026-11-21T19:00:00.000Z'), 2);
  assert.equal(await countAt('2026-11-21T19:10:00.000Z'), 3);
  assert.equal(await countAt('2026-11-22T19:00:00.000Z'), 3);
  assert.equal(await countAt('2026-11-22T19:10:00.000Z'), 4);
  assert.equal(await countAt('2026-11-28T19:10:00.000Z'), 4);
  assert.equal(await countAt('2026-11-29T19:10:00.000Z'), 5);
});

test('simultaneous sign-ups of one address are one entry and one email', async (context) => {
  const t = await openTestApp(context);
  const answers = await Promise.all([signUp(t), signUp(t, 'Maria@example.com'), signUp(t)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [202, 202, 202],
  );
  assert.equal((await getSubscribers(t)).length, 1);
  assert.equal((await getEmails(t)).length, 1);
});

for (const wrong of [
  '',
  '   ',
  'maria',
  'maria@',
  'a@b@c.com',
  `${'a'.repeat(250)}@example.com`,
  'maria@example.com\r\nBcc: x@example.com',
]) {
  test(`“${wrong.slice(0, 30)}” is refused, by the API and by the page, which keeps it`, async (context) => {
    const t = await openTestApp(context);
    const answer = await signUp(t, wrong);
    assert.equal(answer.status, 422);
    const { errors } = (await answer.json()) as { errors: { path: string; message: string }[] };
    assert.equal(errors[0]?.path, 'email');
    if (wrong.length < 200) assert.equal(errors[0]?.message, 'Valid email is required');
    const page = await press(t, paths.newsletter, { email: wrong });
    assert.equal(page.status, 422);
    assert.equal(page.headers.get('Cache-Control'), 'no-store');
    const html = await page.text();
    assert.ok(html.includes(errors[0]!.message));
    if (wrong.length > 3 && !/\s/.test(wrong)) assert.ok(html.includes(`value="${wrong}"`));
    assert.deepEqual(await getSubscribers(t), []);
  });
}

test('the plain form leads to a page that says to look into the inbox', async (context) => {
  const t = await openTestApp(context);
  const answer = await press(t, paths.newsletter, { email: ' Maria@Example.com ', source: 'blog' });
  assert.deepEqual(
    [answer.status, answer.headers.get('Location')],
    [303, '/newsletter?state=check-your-inbox'],
  );
  assert.match(await (await t.call('GET', '/newsletter?state=check-your-inbox')).text(), /Check your inbox/);
  assert.match(await (await t.call('GET', '/newsletter')).text(), /action="\/newsletter"/);
  const [subscriber] = await getSubscribers(t);
  assert.deepEqual([subscriber?.email, subscriber?.source], [email, 'blog']);
});

test('one visitor can sign up ten addresses in ten minutes, not more', async (context) => {
  const t = await openTestApp(context);
  const from = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const body = new URLSearchParams({ email: `person-${index}@example.com` });
    statuses.push((await t.app.request(paths.newsletter, { method: 'POST', body }, from)).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(303), 429]);
});

test('an address that nobody confirms is deleted after thirty days, and no other', async (context) => {
  const t = await openTestApp(context);
  await confirm(t, 'kept@example.com');
  await signUp(t);
  t.setNow('2026-12-21T17:00:00.000Z');
  await sweepSubscribers(t.deps);
  assert.equal((await getSubscribers(t)).length, 2);
  t.setNow('2026-12-21T19:00:00.000Z');
  await sweepSubscribers(t.deps);
  assert.deepEqual(
    (await getSubscribers(t)).map((subscriber) => subscriber.email),
    ['kept@example.com'],
  );
});
