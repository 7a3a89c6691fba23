import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OutgoingEmail } from '#delivery/emails/emails.ts';
import { leaseDueJobs, leaseMilliseconds, markSent } from '#kit/outbox/outbox.queries.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { addEmail, fail, lease, list, openApp, pass, retry } from './emails.fixture.ts';

test('a failed email says why, and a retry gives it all its attempts again right away', async (context) => {
  const t = await openApp(context);
  const id = await addEmail(t, 'ana@example.com');
  await fail(t);
  const [failed] = await list(t);
  assert.deepEqual(
    [failed?.status, failed?.attempts, failed?.lastError, failed?.nextAttemptAt],
    ['failed', 1, '550 no such user', null],
  );
  const answer = await retry(t, id);
  assert.equal(answer.status, 200);
  const email = (await answer.json()) as OutgoingEmail;
  assert.deepEqual(
    [email.status, email.attempts, email.nextAttemptAt],
    ['pending', 0, t.deps.clock().toISOString()],
  );
  assert.equal((await lease(t)).id, id);
});

test('an email that waits for its next attempt can go now', async (context) => {
  const t = await openApp(context);
  const id = await addEmail(t, 'ana@example.com');
  await fail(t, false);
  assert.equal(await lease(t), undefined);
  assert.equal((await retry(t, id)).status, 200);
  assert.equal((await lease(t)).id, id);
});

test('an email that a worker holds, or that is sent, is not sent a second time', async (context) => {
  const t = await openApp(context);
  const id = await addEmail(t, 'ana@example.com');
  const job = await lease(t);
  assert.equal((await list(t))[0]?.isSending, true);
  const held = await retry(t, id);
  assert.equal(held.status, 409);
  assert.match(((await held.json()) as Problem).detail, /being sent/);
  assert.equal(await lease(t), undefined, 'no second worker may take it');

  await markSent(t.deps.db, job, t.deps.clock());
  const sent = await retry(t, id);
  assert.equal(sent.status, 409);
  assert.match(((await sent.json()) as Problem).detail, /already sent/);
  await t.adminCall('POST', adminApi.retryFailedEmails);
  assert.equal(await lease(t), undefined);
});

test('the email of a worker that died can be retried when its lease has ended', async (context) => {
  const t = await openApp(context);
  const id = await addEmail(t, 'ana@example.com');
  await lease(t);
  pass(t, leaseMilliseconds);
  assert.equal((await list(t))[0]?.isSending, false);
  assert.equal((await retry(t, id)).status, 200);
});

test('of a retry and many workers at the same time, one worker gets the email', async (context) => {
  const t = await openApp(context);
  const id = await addEmail(t, 'ana@example.com');
  await fail(t);
  const { db, clock } = t.deps;
  const results = await Promise.all([
    retry(t, id),
    retry(t, id),
    ...Array.from({ length: 4 }, () => leaseDueJobs(db, clock(), 1, 'email')),
  ]);
  const late = await leaseDueJobs(db, clock(), 1, 'email');
  const leased = [...results.slice(2).flat(), ...late];
  assert.equal(leased.length, 1);
});

test('all that failed are tried again together, and nothing else', async (context) => {
  const t = await openApp(context);
  for (const name of ['ana', 'ben']) {
    await addEmail(t, `${name}@example.com`);
    await fail(t);
  }
  const waiting = await addEmail(t, 'cleo@example.com');
  await fail(t, false);
  const answer = await t.adminCall('POST', adminApi.retryFailedEmails);
  assert.deepEqual(await answer.json(), { retried: 2 });
  const [cleo, ben, ana] = await list(t);
  assert.deepEqual([ana?.status, ben?.status, ana?.attempts], ['pending', 'pending', 0]);
  assert.deepEqual([cleo?.id, cleo?.attempts], [waiting, 1]);
  assert.deepEqual(await (await t.adminCall('POST', adminApi.retryFailedEmails)).json(), { retried: 0 });
});
