import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverPolls, openInbox, openOutbox, startWorker } from './outbox.fixture.ts';
import { leaseDueJobs, leaseMilliseconds } from './outbox.queries.ts';

test('a woken worker sends what is due and writes down that it did', async (t) => {
  const outbox = await openOutbox(t);
  const inbox = await openInbox(t);
  const worker = startWorker(t, outbox, inbox.url);
  await outbox.add('maria@example.com');
  worker.wake();

  const [job] = await outbox.jobsWhen(([only]) => only?.status === 'sent');
  assert.deepEqual([job?.attempts, job?.lastError, job?.sentAt], [1, null, outbox.clock().toISOString()]);
  assert.equal(inbox.emails.length, 1);
  assert.deepEqual(inbox.emails[0]?.recipients, ['maria@example.com']);
  assert.equal(inbox.emails[0]?.headers.subject, 'Your quote');
  assert.equal(
    inbox.emails[0]?.headers['message-id'],
    `<outbox-1-${outbox.clock().getTime()}@sunweave.example>`,
  );
});

test('what was waiting before the start is sent without being woken, even more than fits at the same time', async (t) => {
  const outbox = await openOutbox(t);
  const inbox = await openInbox(t);
  for (let index = 0; index < 8; index += 1) await outbox.add(`customer-${index}@example.com`);
  startWorker(t, outbox, inbox.url);
  await outbox.jobsWhen((jobs) => jobs.every(({ status }) => status === 'sent'));
  assert.equal(new Set(inbox.emails.map(({ recipients }) => recipients[0])).size, 8);
  assert.equal(inbox.emails.length, 8);
});

test('a job that falls due later is found by polling', async (t) => {
  const outbox = await openOutbox(t);
  const inbox = await openInbox(t);
  startWorker(t, outbox, inbox.url, { ...neverPolls, pollMilliseconds: 20 });
  await outbox.add('maria@example.com');
  await outbox.jobsWhen(([job]) => job?.status === 'sent');
});

test('two workers with connections of their own send each email once', async (t) => {
  const outbox = await openOutbox(t, { instances: 2 });
  const inbox = await openInbox(t);
  for (let index = 0; index < 6; index += 1) await outbox.add(`customer-${index}@example.com`);
  const workers = outbox.databases.map((db) => startWorker(t, outbox, inbox.url, neverPolls, db));
  await outbox.jobsWhen((jobs) => {
    for (const worker of workers) worker.wake();
    return jobs.every(({ status }) => status === 'sent');
  });
  await Promise.all(workers.map((worker) => worker.stop()));
  assert.deepEqual(
    inbox.emails.map(({ recipients }) => recipients[0]).sort(),
    Array.from({ length: 6 }, (_, index) => `customer-${index}@example.com`),
  );
});

test('the email of a worker that died is sent by the next one, under the Message-ID it would have had', async (t) => {
  const outbox = await openOutbox(t);
  const inbox = await openInbox(t);
  await outbox.add('maria@example.com');
  const [leased] = await leaseDueJobs(outbox.db, outbox.clock(), 1, 'email');
  const worker = startWorker(t, outbox, inbox.url);
  await outbox.add('second@example.com');
  worker.wake();
  await outbox.jobsWhen(([, second]) => second?.status === 'sent');
  assert.deepEqual(
    inbox.emails.map(({ recipients }) => recipients[0]),
    ['second@example.com'],
  );

  outbox.pass(leaseMilliseconds);
  worker.wake();
  await outbox.jobsWhen(([first]) => first?.status === 'sent');
  const key = `outbox-${leased?.id}-${Date.parse(leased!.createdAt)}`;
  assert.equal(inbox.emails[1]?.headers['message-id'], `<${key}@sunweave.example>`);
});

test('without a mail server jobs stay as they are, and are sent once one is configured', async (t) => {
  const outbox = await openOutbox(t);
  await outbox.add('maria@example.com');
  const before = await outbox.jobs();
  const idle = startWorker(t, outbox, null, { ...neverPolls, pollMilliseconds: 1 });
  idle.wake();
  await idle.stop();
  assert.deepEqual(await outbox.jobs(), before);
  assert.deepEqual([before[0]?.status, before[0]?.attempts], ['pending', 0]);

  const inbox = await openInbox(t);
  startWorker(t, outbox, inbox.url);
  await outbox.jobsWhen(([job]) => job?.status === 'sent');
});
