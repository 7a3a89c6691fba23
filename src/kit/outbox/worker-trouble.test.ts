import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../../../tests/support/until.ts';
import { neverPolls, openInbox, openOutbox, startWorker } from './outbox.fixture.ts';
import { leaseMilliseconds } from './outbox.queries.ts';

test('a server that says "later" gets the email later', async (t) => {
  const outbox = await openOutbox(t);
  let code: number | undefined = 451;
  const inbox = await openInbox(t, { refuseRecipient: () => code });
  const worker = startWorker(t, outbox, inbox.url);
  await outbox.add('maria@example.com');
  worker.wake();
  const [refused] = await outbox.jobsWhen(([job]) => job?.attempts === 1);
  assert.equal(refused?.status, 'pending');
  assert.match(refused?.lastError ?? '', /451 refused with 451/);

  code = undefined;
  outbox.pass(30_000);
  worker.wake();
  const [sent] = await outbox.jobsWhen(([job]) => job?.status === 'sent');
  assert.deepEqual([sent?.attempts, sent?.lastError], [2, null]);
  assert.equal(inbox.emails.length, 1);
});

test('an address that does not exist fails with the reason, and the log says it without the address', async (t) => {
  const outbox = await openOutbox(t);
  const inbox = await openInbox(t, { refuseRecipient: () => 550 });
  const worker = startWorker(t, outbox, inbox.url);
  await outbox.add('nobody@example.com');
  worker.wake();
  const [job] = await outbox.jobsWhen(([only]) => only?.attempts === 1);
  assert.equal(job?.status, 'failed');
  assert.match(job?.lastError ?? '', /550 refused with 550/);
  await worker.stop();
  assert.match(outbox.lines.join(), /email not sent.*"job":1.*"error":"[^"]*550 refused with 550/);
  assert.doesNotMatch(outbox.lines.join(), /nobody/);
});

test('one email that hangs does not hold up the others', async (t) => {
  const outbox = await openOutbox(t);
  const hanging = Promise.withResolvers<undefined>();
  const inbox = await openInbox(t, {
    refuseMessage: ({ recipients }) =>
      recipients.includes('slow@example.com') ? hanging.promise : undefined,
  });
  await outbox.add('slow@example.com');
  for (let index = 0; index < 7; index += 1) await outbox.add(`customer-${index}@example.com`);
  startWorker(t, outbox, inbox.url);
  const jobs = await outbox.jobsWhen((all) => all.filter(({ status }) => status === 'sent').length === 7);
  assert.equal(jobs[0]?.status, 'pending');

  hanging.resolve(undefined);
  await outbox.jobsWhen((all) => all.every(({ status }) => status === 'sent'));
});

test('stopping lets the email in flight arrive and begins no other', async (t) => {
  const outbox = await openOutbox(t);
  const arrived = Promise.withResolvers<void>();
  const hanging = Promise.withResolvers<undefined>();
  const inbox = await openInbox(t, {
    refuseMessage: () => {
      arrived.resolve();
      return hanging.promise;
    },
  });
  await outbox.add('maria@example.com');
  const worker = startWorker(t, outbox, inbox.url);
  await arrived.promise;
  const stopped = worker.stop();
  await outbox.add('second@example.com');
  worker.wake();
  hanging.resolve(undefined);
  await stopped;
  assert.deepEqual(
    (await outbox.jobs()).map(({ status, attempts }) => [status, attempts]),
    [
      ['sent', 1],
      ['pending', 0],
    ],
  );
});

test('stopping breaks off an email that hangs, and it is tried again soon', async (t) => {
  const outbox = await openOutbox(t);
  const arrived = Promise.withResolvers<void>();
  const hanging = Promise.withResolvers<undefined>();
  t.after(() => hanging.resolve(undefined));
  const inbox = await openInbox(t, {
    refuseMessage: () => {
      arrived.resolve();
      return hanging.promise;
    },
  });
  await outbox.add('maria@example.com');
  const worker = startWorker(t, outbox, inbox.url, { ...neverPolls, graceMilliseconds: 50 });
  await arrived.promise;
  await worker.stop();
  // On a busy machine it is noted a moment after the worker was left alone.
  const [job] = await outbox.jobsWhen(([only]) => only?.attempts === 1);
  assert.equal(job?.status, 'pending');
  assert.equal(Date.parse(job!.runAfter) - outbox.clock().getTime(), 30_000);
});

test('an unreadable payload stays with the reason and blocks no other job', async (t) => {
  const outbox = await openOutbox(t);
  const inbox = await openInbox(t);
  await outbox.add('maria@example.com');
  await outbox.add('second@example.com');
  await outbox.db.updateTable('outbox').set({ payload: '{"to":' }).where('id', '=', 1).execute();
  startWorker(t, outbox, inbox.url);
  const [broken, whole] = await outbox.jobsWhen((jobs) => jobs.every(({ attempts }) => attempts === 1));
  assert.equal(broken?.status, 'pending');
  assert.match(broken?.lastError ?? '', /JSON/);
  assert.equal(whole?.status, 'sent');
});

test('a database that goes away is logged and ends nothing', async (t) => {
  const outbox = await openOutbox(t, { instances: 2 });
  const inbox = await openInbox(t);
  const away = outbox.databases[1]!;
  await outbox.add('maria@example.com');
  const worker = startWorker(t, outbox, inbox.url, neverPolls, away);
  await outbox.jobsWhen(([job]) => job?.status === 'sent');
  await away.destroy();
  worker.wake();
  await until(
    () => outbox.lines.join(),
    (lines) => lines.includes('outbox could not be read'),
  );
  await worker.stop();
});

test('an email that was sent while the database was away for a moment is not sent again', async (t) => {
  const outbox = await openOutbox(t);
  let failuresToCome = 0;
  const inbox = await openInbox(t, {
    refuseMessage: () => {
      failuresToCome = 2;
      return undefined;
    },
  });
  const flaky = outbox.db.withPlugin({
    transformQuery({ node }) {
      if (failuresToCome === 0) return node;
      failuresToCome -= 1;
      throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });
    },
    transformResult: async ({ result }) => result,
  });
  await outbox.add('maria@example.com');
  const worker = startWorker(t, outbox, inbox.url, neverPolls, flaky);
  await outbox.jobsWhen(([job]) => job?.status === 'sent');
  outbox.pass(leaseMilliseconds);
  worker.wake();
  await worker.stop();
  assert.equal(failuresToCome, 0);
  assert.equal(inbox.emails.length, 1);
});
