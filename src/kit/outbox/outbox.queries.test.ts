import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTransaction } from '#kit/db/transaction.ts';
import { openOutbox } from './outbox.fixture.ts';
import { enqueue, leaseDueJobs, leaseMilliseconds, markFailed, markSent } from './outbox.queries.ts';

const second = 1_000;
const hour = 60 * 60 * second;

test('a job is stored together with its cause, or not at all', async (t) => {
  const { db, clock, jobs } = await openOutbox(t);
  const story = inTransaction(db, async (trx) => {
    await enqueue(trx, [{ kind: 'email', payload: '{}', isAboutNobody: true }], clock());
    throw new Error('the request could not be stored');
  });
  await assert.rejects(story, /could not be stored/);
  assert.deepEqual(await jobs(), []);
});

test('of many workers leasing at the same time, each job goes to one', async (t) => {
  const { databases, clock, add } = await openOutbox(t, { instances: 4 });
  for (let index = 0; index < 20; index += 1) await add(`customer-${index}@example.com`);
  const leased = new Set<number>();
  for (let round = 0; round < 5; round += 1) {
    const taken = await Promise.all(databases.map((database) => leaseDueJobs(database, clock(), 2, 'email')));
    for (const { id } of taken.flat()) {
      assert.equal(leased.has(id), false, `job ${id} was leased twice`);
      leased.add(id);
    }
  }
  assert.equal(leased.size, 20);
});

test('a lease takes at most the limit, the longest due first', async (t) => {
  const { db, clock, add, pass } = await openOutbox(t);
  for (const name of ['one', 'two', 'three']) {
    await add(`${name}@example.com`);
    pass(second);
  }
  const leasedIds = async () => (await leaseDueJobs(db, clock(), 2, 'email')).map(({ id }) => id);
  assert.deepEqual(await leasedIds(), [1, 2]);
  assert.deepEqual(await leasedIds(), [3]);
  assert.deepEqual(await leasedIds(), []);
});

test('the job of a worker that died is due again when its lease ends, and not before', async (t) => {
  const { db, clock, add, pass } = await openOutbox(t);
  await add('maria@example.com');
  assert.equal((await leaseDueJobs(db, clock(), 5, 'email')).length, 1);
  pass(leaseMilliseconds - 1);
  assert.equal((await leaseDueJobs(db, clock(), 5, 'email')).length, 0);
  pass(1);
  const [again] = await leaseDueJobs(db, clock(), 5, 'email');
  assert.equal(again?.status, 'pending');
});

test('failures wait longer each time, 30 seconds to 6 hours, and end after three days', async (t) => {
  const { db, clock, add, pass, jobs } = await openOutbox(t);
  await add('maria@example.com');
  const start = clock().getTime();
  const waits: number[] = [];
  for (;;) {
    const [job] = await leaseDueJobs(db, clock(), 1, 'email');
    const failed = { isPermanent: false, reason: `try ${job!.attempts + 1}` };
    const status = await markFailed(db, job!, failed, clock());
    if (status === 'failed') break;
    const [stored] = await jobs();
    const wait = Date.parse(stored!.runAfter) - clock().getTime();
    waits.push(wait);
    pass(wait);
  }
  assert.deepEqual(
    waits.slice(0, 12).map((wait) => wait / second),
    [30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600],
  );
  assert.ok(waits.every((wait) => wait <= 6 * hour));
  assert.equal(Math.round((clock().getTime() - start) / (24 * hour)), 3);
  const [job] = await jobs();
  assert.deepEqual([job?.status, job?.attempts, job?.lastError], ['failed', 22, 'try 22']);
  pass(1000 * hour);
  assert.deepEqual(await leaseDueJobs(db, clock(), 1, 'email'), []);
});

test('a permanent failure ends the job right away', async (t) => {
  const { db, clock, add, jobs } = await openOutbox(t);
  await add('maria@example.com');
  const [job] = await leaseDueJobs(db, clock(), 1, 'email');
  const failure = { isPermanent: true, reason: '550 no such mailbox' };
  assert.equal(await markFailed(db, job!, failure, clock()), 'failed');
  const [stored] = await jobs();
  assert.deepEqual([stored?.status, stored?.attempts, stored?.lastError], ['failed', 1, failure.reason]);
});

test('a worker whose lease ended cannot undo what the next one did', async (t) => {
  const { db, clock, add, pass, jobs } = await openOutbox(t);
  await add('maria@example.com');
  const late = (await leaseDueJobs(db, clock(), 1, 'email'))[0]!;
  pass(leaseMilliseconds);
  const next = (await leaseDueJobs(db, clock(), 1, 'email'))[0]!;

  await markFailed(db, late, { isPermanent: true, reason: 'time-out' }, clock());
  assert.deepEqual(await jobs(), [next]);

  await markSent(db, next, clock());
  await markFailed(db, late, { isPermanent: true, reason: 'time-out' }, clock());
  const [stored] = await jobs();
  assert.deepEqual(
    [stored?.status, stored?.lastError, stored?.sentAt],
    ['sent', null, clock().toISOString()],
  );
});
