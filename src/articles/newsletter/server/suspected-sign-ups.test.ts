import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { confirm, email, getEmails, getSubscribers, signUp } from './newsletter.fixture.ts';
import { sweepSubscribers } from './newsletter.service.ts';

test('a sign-up with a filled trap is answered like any other, mails nobody, and is shown only where it is asked for', async (context) => {
  const t = await openTestApp(context);
  const caught = await t.call('POST', api.newsletter, { email, website: 'x' });
  const honest = await signUp(t, 'ana@example.com');
  assert.equal(caught.status, honest.status);
  assert.equal(await caught.text(), await honest.text());
  assert.deepEqual(
    (await getEmails(t)).map(({ to }) => to),
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
  const [maria] = await getSubscribers(t);
  await t.adminCall('GET', adminApi.subscribers);
  const press = () => t.adminCall('POST', adminApi.acceptSubscriber(maria!.id));
  for (const answer of [...(await Promise.all([press(), press(), press()])), await press()]) {
    assert.equal(((await answer.json()) as { status: string }).status, 'pending');
  }
  await signUp(t, 'ana@example.com');
  assert.deepEqual(
    (await getEmails(t)).map(({ to }) => to),
    [email, 'ana@example.com'],
  );
  assert.deepEqual(
    (await getSubscribers(t)).map(({ status }) => status),
    ['pending', 'pending'],
  );
});

test('a program that fills the trap changes nothing for a subscriber, and what it left is forgotten after 30 days', async (context) => {
  const t = await openTestApp(context);
  await confirm(t);
  for (const address of [email, 'nobody@example.com']) {
    await t.call('POST', api.newsletter, { email: address, website: 'x' });
  }
  assert.equal((await getSubscribers(t))[0]?.status, 'confirmed');
  t.setNow('2026-12-25T18:00:00.000Z');
  await sweepSubscribers(t.deps);
  assert.deepEqual(
    (await getSubscribers(t)).map((subscriber) => subscriber.email),
    [email],
  );
});
