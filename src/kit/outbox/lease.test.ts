import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { startEmailWorker } from '#delivery/emails/server/email-worker.ts';
import type { Mailer } from '#kit/mail/server/mailer.ts';
import { neverPolls, openInbox, openOutbox, startWorker } from './outbox.fixture.ts';
import { leaseMilliseconds } from './outbox.queries.ts';

const renewing = { ...neverPolls, renewMilliseconds: 1_000 };

/** Two instances, and a mail server that has the first e-mail and does not say whether it takes it. */
async function openSlowSending(t: TestContext) {
  const outbox = await openOutbox(t, { instances: 2 });
  const arrived = Promise.withResolvers<void>();
  const verdict = Promise.withResolvers<number | undefined>();
  t.after(() => verdict.resolve(undefined));
  let conversations = 0;
  const inbox = await openInbox(t, {
    refuseMessage() {
      conversations += 1;
      if (conversations > 1) return undefined;
      arrived.resolve();
      return verdict.promise;
    },
  });
  await outbox.add('maria@example.com');
  const worker = startWorker(t, outbox, inbox.url, renewing);
  await arrived.promise;
  const startOther = () => startWorker(t, outbox, inbox.url, renewing, outbox.databases[1]);
  return { outbox, inbox, verdict, worker, startOther };
}

test('an email that takes longer than its lease stays with the worker that sends it', async (t) => {
  const { outbox, inbox, verdict, startOther } = await openSlowSending(t);
  const other = startOther();
  for (let half = 0; half < 3; half += 1) {
    const [before] = await outbox.jobs();
    outbox.pass(leaseMilliseconds / 2);
    other.wake();
    await outbox.jobsWhen(([job]) => job!.runAfter > before!.runAfter);
  }
  verdict.resolve(undefined);
  const [sent] = await outbox.jobsWhen(([job]) => job?.status === 'sent');
  await other.stop();
  assert.equal(sent?.attempts, 1);
  assert.equal(inbox.emails.length, 1);
});

test('a worker that has lost its lease breaks the email off, and the next one sends it', async (t) => {
  const { outbox, inbox, verdict, worker, startOther } = await openSlowSending(t);
  // As another worker leaves it; this one finds out with its next renewal.
  const runAfter = outbox.clock().toISOString();
  await outbox.db.updateTable('outbox').set({ runAfter, leasedUntil: null }).execute();
  await worker.stop();
  verdict.resolve(451);
  startOther();
  await outbox.jobsWhen(([job]) => job?.status === 'sent');
  assert.equal(inbox.emails.length, 1);
});

test('a worker whose database is away breaks the email off before its lease ends', async (t) => {
  const outbox = await openOutbox(t);
  let isAway = false;
  const away = outbox.db.withPlugin({
    transformQuery({ node }) {
      if (!isAway) return node;
      throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });
    },
    transformResult: async ({ result }) => result,
  });
  const brokenOff = Promise.withResolvers<void>();
  const mailer: Mailer = {
    isReady: async () => true,
    send: (_email, _key, signal) =>
      new Promise((resolve) => {
        isAway = true;
        signal.addEventListener('abort', () => {
          brokenOff.resolve();
          resolve({ isSent: false, isPermanent: false, reason: 'broken off' });
        });
      }),
  };
  await outbox.add('maria@example.com');
  const options = { ...renewing, renewMilliseconds: 20 };
  const worker = startEmailWorker({ db: away, clock: outbox.clock, log: outbox.log, mailer }, options);
  t.after(worker.stop);
  await brokenOff.promise;
  isAway = false;
  const [job] = await outbox.jobs();
  assert.equal(job?.status, 'pending');
});
