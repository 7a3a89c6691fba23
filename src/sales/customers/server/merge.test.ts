import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockRecord } from '#kit/db/lock-record.ts';
import { getEngine } from '#kit/db/portable.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import type { Customer, CustomerDetails } from '#sales/customers/customers.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { until } from '../../../../tests/support/until.ts';
import { countWaiting } from '../../../../tests/support/waiting.ts';
import { addCustomer, customerOfLead, getCustomer, request } from './customers.fixture.ts';

const merge = (t: TestApp, id: number, intoId: number, status = 200) =>
  request<CustomerDetails>(t, 'POST', customerApi.merge(id), { intoId }, status);

const bo = { firstName: 'Bo', lastName: 'Chan', email: 'bo@example.com', phone: '3235550100' };

async function found(t: TestApp, search: string): Promise<number[]> {
  const path = `${customerApi.customers}?search=${encodeURIComponent(search)}`;
  return (await request<Customer[]>(t, 'GET', path)).map(({ id }) => id);
}

test('a merged customer keeps its records, the other shows them, and the undo gives them back', async (context) => {
  const t = await openTestApp(context);
  const ana = await customerOfLead(t);
  const other = await customerOfLead(t, bo);
  assert.equal((await merge(t, other, ana)).mergedIntoId, ana);
  assert.deepEqual(await found(t, 'chan 323'), [ana], 'found by what the merged one has');
  assert.deepEqual((await getCustomer(t, ana)).merged, [{ id: other, firstName: 'Bo', lastName: 'Chan' }]);
  const timeline = () => request<TimelineEntry[]>(t, 'GET', customerApi.timeline(ana));
  const owners = async () =>
    (await timeline()).filter(({ kind }) => kind === 'request').map(({ customerId }) => customerId);
  assert.deepEqual(await owners(), [other, ana]);

  // A new lead of the merged one belongs to its own record.
  assert.equal(await customerOfLead(t, bo), other);
  assert.deepEqual(await owners(), [other, other, ana]);
  assert.equal((await request<CustomerDetails>(t, 'POST', customerApi.unmerge(other))).mergedIntoId, null);
  assert.deepEqual(await owners(), [ana]);
  assert.deepEqual(await found(t, 'chan 323'), [other]);
  const notes = (await timeline()).filter(({ kind }) => kind === 'note');
  assert.deepEqual(
    notes.map(({ detail }) => detail),
    [`Customer ${other} is a separate customer again.`, `Customer ${other} was merged into this customer.`],
  );
  await request(t, 'POST', customerApi.unmerge(other));
});

test('merging never makes a chain, a circle, or a way into the trash', async (context) => {
  const t = await openTestApp(context);
  const ids: number[] = [];
  for (const firstName of ['A', 'B', 'C', 'D']) ids.push((await addCustomer(t, { firstName })).id);
  const [one, two, three, four] = ids as [number, number, number, number];
  await merge(t, one, one, 422);
  await merge(t, one, 999, 422);
  await merge(t, one, two);
  assert.equal((await merge(t, one, two)).version, 2, 'again changes nothing');
  await merge(t, two, one, 422);
  // Onward: all point to the last.
  await merge(t, two, three);
  assert.deepEqual(
    (await getCustomer(t, three)).merged.map(({ id }) => id),
    [one, two],
  );
  // Into a merged one: into the customer that stands for it.
  assert.equal((await merge(t, four, one)).mergedIntoId, three);
  const { current } = await request<Problem>(t, 'DELETE', customerApi.customer(one), undefined, 409);
  assert.deepEqual(current, await getCustomer(t, one));
  await request(t, 'POST', customerApi.unmerge(four));
  await request(t, 'DELETE', customerApi.customer(three));
  await merge(t, four, three, 422);
});

test('merges at the same moment leave no chain', async (context) => {
  const t = await openTestApp(context);
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await addCustomer(t, { firstName: `N${count}` })).id);
  await Promise.all(
    ids.flatMap((id, index) => [
      t.adminCall('POST', customerApi.merge(id), { intoId: ids[(index + 1) % ids.length] }),
      t.adminCall('POST', customerApi.merge(id), { intoId: ids[(index + 2) % ids.length] }),
    ]),
  );
  const rows = await t.deps.db.selectFrom('customers').select(['id', 'mergedIntoId']).execute();
  const getTarget = new Map(rows.map(({ id, mergedIntoId }) => [id, mergedIntoId]));
  for (const { id, mergedIntoId } of rows) {
    assert.notEqual(mergedIntoId, id);
    if (mergedIntoId !== null) assert.equal(getTarget.get(mergedIntoId), null, `${id} is in a chain`);
  }
  assert.ok(rows.some(({ mergedIntoId }) => mergedIntoId !== null));
});

test('a customer who is merged and deleted at the same moment is one or the other', async (context) => {
  const t = await openTestApp(context);
  const { db } = t.deps;
  if (getEngine(db) === 'sqlite') return;
  const [{ id }, { id: intoId }] = [await addCustomer(t, {}), await addCustomer(t, {})];
  await t.adminCall('GET', customerApi.customers);
  const calls: Promise<Response>[] = [];
  // Both have looked at the customer when the row is free.
  await inTransaction(db, async (trx) => {
    await lockRecord(trx, 'customers', id);
    calls.push(t.adminCall('POST', customerApi.merge(id), { intoId }));
    await until(async () => (await countWaiting(db)) === 1);
    calls.push(t.adminCall('DELETE', customerApi.customer(id)));
    await until(async () => (await countWaiting(db)) === 2);
  });
  const answers = await Promise.all(calls);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 409],
  );
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  assert.equal(row.mergedIntoId, intoId);
  assert.equal(row.deletedAt, null);
});
