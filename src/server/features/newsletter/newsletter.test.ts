import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Email } from '#server/mail/mailer.ts';
import { adminApi, api, paths } from '#shared/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { sweepSubscribers, unsubscribe } from './newsletter.service.ts';

const email = 'maria@example.com';

const emailsOf = async ({ deps }: TestApp): Promise<Email[]> =>
  (await deps.db.selectFrom('outbox').select('payload').orderBy('id').execute()).map(({ payload }) =>
    JSON.parse(payload),
  );

const subscribersOf = ({ deps }: TestApp) =>
  deps.db.selectFrom('newsletterSubscribers').selectAll().orderBy('id').execute();

const signUp = (t: TestApp, address = email) => t.call('POST', api.newsletter, { email: address });

/** The path that the button of an e-mail leads to. */
function linkOf(t: TestApp, { text }: Email): string {
  const [, address = ''] = /: (https?:\S+)/.exec(text) ?? [];
  assert.ok(address.startsWith(t.deps.config.publicUrl), address);
  return address.slice(t.deps.config.publicUrl.length);
}

const press = async (t: TestApp, path: string, fields: Record<string, string>) =>
  t.app.request(path, { method: 'POST', body: new URLSearchParams(fields) });

const tokenIn = (path: string) => new URL(path, 'http://x').searchParams.get('token') ?? '';

async function confirm(t: TestApp, address = email): Promise<void> {
  await signUp(t, address);
  const link = linkOf(t, (await emailsOf(t)).findLast(({ to }) => to === address)!);
  await press(t, paths.newsletterConfirm, { token: tokenIn(link) });
}

test('a sign-up is pending until the link in the e-mail is opened and its button pressed', async (context) => {
  const t = await openTestApp(context);
  const answer = await signUp(t);
  assert.equal(answer.status, 202);
  assert.match(((await answer.json()) as { message: string }).message, /e-mail/);
  const [mail] = await emailsOf(t);
  assert.equal(mail?.to, email);
  assert.equal((await subscribersOf(t))[0]?.status, 'pending');

  const link = linkOf(t, mail!);
  for (const method of ['GET', 'HEAD', 'GET']) assert.equal((await t.call(method, link)).status, 200);
  assert.equal((await subscribersOf(t))[0]?.status, 'pending', 'a scanner that opens links confirms nothing');
  const html = await (await t.call('GET', link)).text();
  assert.match(html, /<meta name="robots" content="noindex"\/>/);
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(html) ?? [];
  const pressed = await press(t, paths.newsletterConfirm, { token });
  assert.equal(pressed.status, 303);
  const thanks = await (await t.call('GET', pressed.headers.get('Location')!)).text();
  assert.match(thanks, /Your address is confirmed/);

  const [subscriber] = await subscribersOf(t);
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
  const token = tokenIn(linkOf(t, (await emailsOf(t))[0]!));
  assert.ok(token.length >= 32);
  assert.ok(!JSON.stringify(await subscribersOf(t)).includes(token));
});

test('a link is good for seven days', async (context) => {
  const t = await openTestApp(context);
  await signUp(t);
  const link = linkOf(t, (await emailsOf(t))[0]!);
  t.setNow('2026-11-28T17:59:59.000Z');
  assert.match(await (await t.call('GET', link)).text(), /name="token"/);
  t.setNow('2026-11-28T18:00:01.000Z');
  assert.match(await (await t.call('GET', link)).text(), /no longer works/);
  await press(t, paths.newsletterConfirm, { token: tokenIn(link) });
  assert.equal((await subscribersOf(t))[0]?.status, 'pending');
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

test('who is on the list already gets an e-mail that says so, and stays on it', async (context) => {
  const t = await openTestApp(context);
  await confirm(t);
  t.setNow('2026-11-23T18:00:00.000Z');
  await signUp(t, 'MARIA@Example.com');
  const mails = await emailsOf(t);
  assert.match(mails.at(-1)!.subject, /already/);
  assert.equal(mails.at(-1)!.unsubscribeUrl, t.deps.config.publicUrl + linkOf(t, mails.at(-1)!));
  assert.deepEqual(
    (await subscribersOf(t)).map(({ status }) => status),
    ['confirmed'],
  );
});

test('a mailbox cannot be flooded: each e-mail makes the wait for the next longer', async (context) => {
  const t = await openTestApp(context);
  const countAt = async (time: string) => {
    t.setNow(time);
    assert.equal((await signUp(t)).status, 202);
    return (await emailsOf(t)).length;
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

test('simultaneous sign-ups of one address are one entry and one e-mail', async (context) => {
  const t = await openTestApp(context);
  const answers = await Promise.all([signUp(t), signUp(t, 'Maria@example.com'), signUp(t)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [202, 202, 202],
  );
  assert.equal((await subscribersOf(t)).length, 1);
  assert.equal((await emailsOf(t)).length, 1);
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
    assert.deepEqual(await subscribersOf(t), []);
  });
}

test('the plain form leads to a page that says to look into the inbox', async (context) => {
  const t = await openTestApp(context);
  const answer = await press(t, paths.newsletter, { email: ' Maria@Example.com ', source: 'blog' });
  assert.deepEqual(
    [answer.status, answer.headers.get('Location')],
    [303, '/newsletter?state=check-your-inbox'],
  );
  assert.match(
    await (await t.call('GET', '/newsletter?state=check-your-inbox')).text(),
    /Please check your inbox/,
  );
  assert.match(await (await t.call('GET', '/newsletter')).text(), /action="\/newsletter"/);
  const [subscriber] = await subscribersOf(t);
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

/** The unsubscribe link of the confirmed `email`. */
async function unsubscribeLink(t: TestApp): Promise<string> {
  await confirm(t);
  t.setNow('2026-11-23T18:00:00.000Z');
  await signUp(t);
  return linkOf(t, (await emailsOf(t)).at(-1)!);
}

test('an unsubscribe link asks first, and works for ever', async (context) => {
  const t = await openTestApp(context);
  const link = await unsubscribeLink(t);
  t.setNow('2031-01-01T00:00:00.000Z');
  assert.match(await (await t.call('GET', link)).text(), /Stop the newsletter\?/);
  assert.equal((await subscribersOf(t))[0]?.status, 'confirmed');
  const pressed = await press(t, paths.newsletterUnsubscribe, { token: tokenIn(link) });
  assert.equal(pressed.status, 303);
  assert.match(await (await t.call('GET', pressed.headers.get('Location')!)).text(), /You are unsubscribed/);
  const [subscriber] = await subscribersOf(t);
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
  assert.equal((await subscribersOf(t))[0]?.status, 'unsubscribed');
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
      /could not read this link/,
    );
  }
  assert.equal((await subscribersOf(t))[0]?.status, 'confirmed');
});

test('who unsubscribed and signs up again has to confirm again', async (context) => {
  const t = await openTestApp(context);
  await press(t, await unsubscribeLink(t), { 'List-Unsubscribe': 'One-Click' });
  t.setNow('2026-11-25T18:00:00.000Z');
  await confirm(t);
  const [subscriber] = await subscribersOf(t);
  assert.deepEqual([subscriber?.status, subscriber?.unsubscribedAt], ['confirmed', null]);
});

test('an address that nobody confirms is deleted after thirty days, and no other', async (context) => {
  const t = await openTestApp(context);
  await confirm(t, 'kept@example.com');
  await signUp(t);
  t.setNow('2026-12-21T17:00:00.000Z');
  await sweepSubscribers(t.deps);
  assert.equal((await subscribersOf(t)).length, 2);
  t.setNow('2026-12-21T19:00:00.000Z');
  await sweepSubscribers(t.deps);
  assert.deepEqual(
    (await subscribersOf(t)).map((subscriber) => subscriber.email),
    ['kept@example.com'],
  );
});

test('a sign-up with a filled trap is answered like any other, mails nobody, and is shown only where it is asked for', async (context) => {
  const t = await openTestApp(context);
  const caught = await t.call('POST', api.newsletter, { email, website: 'x' });
  const honest = await signUp(t, 'ana@example.com');
  assert.equal(caught.status, honest.status);
  assert.equal(await caught.text(), await honest.text());
  assert.deepEqual(
    (await emailsOf(t)).map(({ to }) => to),
    ['ana@example.com'],
  );
  const listed = async (query: string) =>
    ((await (await t.adminCall('GET', adminApi.subscribers + query)).json()) as { email: string }[]).map(
      (subscriber) => subscriber.email,
    );
  assert.deepEqual(await listed(''), ['ana@example.com']);
  assert.deepEqual(await listed('?status=suspected'), [email]);
  assert.equal(
    ((await (await t.adminCall('GET', `${adminApi.search}?q=maria`)).text()).match(/maria/g) ?? []).length,
    0,
  );
});

test('a suspected subscriber is asked to confirm when the owner says so, or when the person signs up', async (context) => {
  const t = await openTestApp(context);
  for (const address of [email, 'ana@example.com']) {
    await t.call('POST', api.newsletter, { email: address, website: 'x' });
  }
  const [maria] = await subscribersOf(t);
  for (let press = 0; press < 2; press++) {
    const answer = await t.adminCall('POST', adminApi.acceptSubscriber(maria!.id));
    assert.equal(((await answer.json()) as { status: string }).status, 'pending');
  }
  await signUp(t, 'ana@example.com');
  assert.deepEqual(
    (await emailsOf(t)).map(({ to }) => to),
    [email, 'ana@example.com'],
  );
  assert.deepEqual(
    (await subscribersOf(t)).map(({ status }) => status),
    ['pending', 'pending'],
  );
});

test('a program that fills the trap changes nothing for a subscriber, and what it left is forgotten after 30 days', async (context) => {
  const t = await openTestApp(context);
  await confirm(t);
  for (const address of [email, 'nobody@example.com']) {
    await t.call('POST', api.newsletter, { email: address, website: 'x' });
  }
  assert.equal((await subscribersOf(t))[0]?.status, 'confirmed');
  t.setNow('2026-12-25T18:00:00.000Z');
  await sweepSubscribers(t.deps);
  assert.deepEqual(
    (await subscribersOf(t)).map((subscriber) => subscriber.email),
    [email],
  );
});
