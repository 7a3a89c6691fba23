import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { startTcpProxy } from '../../../tests/support/tcp-proxy.ts';
import { openInbox, openOutbox, startWorker } from './outbox.fixture.ts';

/** A mail server behind a line that the test can cut. */
async function openLine(t: TestContext, rules: Parameters<typeof openInbox>[1] = {}) {
  const inbox = await openInbox(t, rules);
  const line = await startTcpProxy(inbox.port);
  t.after(line.close);
  return { inbox, line, url: `smtp://127.0.0.1:${line.port}` };
}

const messageIds = (emails: { headers: Record<string, string> }[]) =>
  emails.map(({ headers }) => headers['message-id']);

test('a mail server that is down for an hour gets every email once it is back, one time', async (t) => {
  const outbox = await openOutbox(t);
  const { inbox, line, url } = await openLine(t);
  line.refuse();
  const worker = startWorker(t, outbox, url);
  await outbox.add('maria@example.com');
  await outbox.add('owner@example.com');
  const begun = outbox.clock().getTime();
  for (let attempt = 1; outbox.clock().getTime() - begun < 3_600_000; attempt += 1) {
    worker.wake();
    const jobs = await outbox.jobsWhen((all) => all.every(({ attempts }) => attempts === attempt));
    assert.deepEqual(
      jobs.map(({ status }) => status),
      ['pending', 'pending'],
    );
    outbox.pass(Date.parse(jobs[0]!.runAfter) - outbox.clock().getTime());
  }
  line.pass();
  worker.wake();
  await outbox.jobsWhen((all) => all.every(({ status }) => status === 'sent'));
  assert.deepEqual(inbox.emails.flatMap(({ recipients }) => recipients).toSorted(), [
    'maria@example.com',
    'owner@example.com',
  ]);
});

test('a line that breaks before the email is whole costs nothing: it arrives later, once', async (t) => {
  const outbox = await openOutbox(t);
  let isBreaking = true;
  const { inbox, line, url } = await openLine(t, {
    refuseRecipient() {
      if (isBreaking) line.refuse();
      return undefined;
    },
  });
  const worker = startWorker(t, outbox, url);
  await outbox.add('maria@example.com');
  worker.wake();
  const [broken] = await outbox.jobsWhen(([job]) => job?.attempts === 1);
  assert.equal(broken?.status, 'pending');
  assert.deepEqual(inbox.emails, []);

  isBreaking = false;
  line.pass();
  outbox.pass(30_000);
  worker.wake();
  await outbox.jobsWhen(([job]) => job?.status === 'sent');
  assert.equal(inbox.emails.length, 1);
});

test('a server that dies between the email and its answer gets it again under the same Message-ID', async (t) => {
  const outbox = await openOutbox(t);
  let isDying = true;
  const { inbox, line, url } = await openLine(t, {
    refuseMessage() {
      if (isDying) line.refuse();
      return undefined;
    },
  });
  const worker = startWorker(t, outbox, url);
  await outbox.add('maria@example.com');
  worker.wake();
  const [unsure] = await outbox.jobsWhen(([job]) => job?.attempts === 1);
  assert.equal(unsure?.status, 'pending');
  // The server had it; nobody but the server knows.
  assert.equal(inbox.emails.length, 1);

  isDying = false;
  line.pass();
  outbox.pass(30_000);
  worker.wake();
  await outbox.jobsWhen(([job]) => job?.status === 'sent');
  const [first, again] = messageIds(inbox.emails);
  assert.match(first ?? '', /^<outbox-1-\d+@/);
  assert.equal(again, first);
  assert.equal(inbox.emails.length, 2);
});

test('a clock that jumps ahead while an email is under way does not send it twice', async (t) => {
  const outbox = await openOutbox(t);
  const arrived = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<undefined>();
  const { inbox, url } = await openLine(t, {
    refuseMessage() {
      arrived.resolve();
      return slow.promise;
    },
  });
  const worker = startWorker(t, outbox, url);
  await outbox.add('maria@example.com');
  worker.wake();
  await arrived.promise;
  const [leased] = await outbox.jobs();
  outbox.pass(8 * 86_400_000);
  worker.wake();
  await outbox.jobsWhen(([job]) => job!.runAfter > leased!.runAfter);
  slow.resolve(undefined);
  await outbox.jobsWhen(([job]) => job?.status === 'sent');
  await worker.stop();
  assert.equal(inbox.emails.length, 1);
});
