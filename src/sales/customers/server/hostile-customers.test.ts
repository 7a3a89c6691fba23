import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi } from '#kit/paths/customer-paths.ts';
import type { Customer, CustomerDetails, Note } from '#sales/customers/customers.ts';
import { sweepTrash } from '#sales/leads/server/sweep-trash.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addCustomer, customerOfLead, getCustomer, request } from './customers.fixture.ts';

async function found(t: TestApp, search: string): Promise<number[]> {
  const path = `${customerApi.customers}?search=${encodeURIComponent(search)}`;
  return (await request<Customer[]>(t, 'GET', path)).map(({ id }) => id);
}

const bo = { firstName: 'Bo', lastName: 'Chan', email: 'bo@example.com', phone: '3235550100' };

test('a search takes wildcards, quotes and operators literally', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t, { firstName: '100%', lastName: 'O"Neil_Smith\\', email: '' });
  await addCustomer(t, bo);
  for (const words of ['100%', '%', '_', '\\', 'il_sm', '"', 'o"neil', 'Neil_Smith\\']) {
    assert.deepEqual(await found(t, words), [id], words);
  }
  for (const words of ['b%n', 'b_', '_ha', 'bo* OR chan', 'chan NOT bo', '\0', 'ch\0an', 'NEAR(bo chan)']) {
    assert.ok(!(await found(t, words)).includes(0), words);
  }
  assert.deepEqual(await found(t, 'b%n'), []);
  assert.deepEqual(await found(t, '_ha'), []);
});

test('a search finds a phone number however it is typed', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  await addCustomer(t, bo);
  for (const phone of [
    '8185550111',
    '818-555-0111',
    '818.555.0111',
    '(818) 555-0111',
    '+1 818 555 0111',
    '0111',
  ]) {
    assert.deepEqual(await found(t, phone), [id], phone);
  }
});

test('a merge into nobody, of nobody, or without a target is refused', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  await request(t, 'POST', customerApi.merge(99), { intoId: id }, 404);
  await request(t, 'POST', customerApi.merge(id), {}, 422);
  await request(t, 'POST', customerApi.merge(id), { intoId: '2' }, 422);
  await request(t, 'POST', customerApi.merge(id), { intoId: 99 }, 422);
  await request(t, 'POST', customerApi.unmerge(99), undefined, 404);
  assert.equal((await request<CustomerDetails>(t, 'POST', customerApi.unmerge(id))).version, 1);
});

test('a key that was used for another body is refused, and adds nothing', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  const add = (path: string, body: object) => t.adminCall('POST', path, body, { 'Idempotency-Key': 'one' });
  const address = { street: '1 Elm St', city: 'Burbank', zipCode: '91501' };
  for (const [path, first, second] of [
    [customerApi.properties(id), address, { ...address, street: '2 Elm St' }],
    [customerApi.notes(id), { text: 'Yes' }, { text: 'Yes', isReply: true }],
  ] as const) {
    const [one, again] = [await add(path, first), await add(path, first)];
    assert.deepEqual([one.status, again.status], [201, 201]);
    assert.deepEqual(await again.json(), await one.json());
    assert.equal((await add(path, second)).status, 422);
  }
  assert.equal((await getCustomer(t, id)).properties.length, 1);
});

test('a note needs a text and a customer, and a reply says so', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  const path = customerApi.notes(id);
  await request(t, 'POST', path, { text: '  ' }, 422);
  await request(t, 'POST', path, { text: 'Yes', isReply: 'true' }, 422);
  await request(t, 'POST', customerApi.notes(99), { text: 'Yes' }, 404);
  const reply = await request<Note>(t, 'POST', path, { text: ' Yes, please. ', isReply: true }, 201);
  assert.deepEqual([reply.kind, reply.text, reply.customerId], ['reply', 'Yes, please.', id]);
  assert.equal((await request<Note>(t, 'POST', path, { text: 'Call' }, 201)).kind, 'note');
});

test('a timeline refuses a page that cannot be', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addCustomer(t);
  const forged = Buffer.from('2026-11-21T18:00:00.000Z secret 1').toString('base64url');
  for (const query of ['limit=0', 'limit=201', 'limit=x', 'limit=1.5', 'before=x', `before=${forged}`]) {
    await request(t, 'GET', `${customerApi.timeline(id)}?${query}`, undefined, 422);
  }
});

test('what is merged into a customer in the trash matches no lead, and stays for the undo of the merge', async (context) => {
  const t = await openTestApp(context);
  const root = await addCustomer(t);
  const merged = await customerOfLead(t, bo);
  await request(t, 'POST', customerApi.merge(merged), { intoId: root.id });
  await request(t, 'DELETE', customerApi.customer(root.id));
  assert.deepEqual(await found(t, 'chan'), []);
  const next = await customerOfLead(t, bo);
  assert.ok(next !== merged && next !== root.id);
  assert.deepEqual(await found(t, 'chan'), [next]);
  t.setNow('2027-01-20T18:00:00.000Z');
  await sweepTrash(t.deps);
  assert.equal((await request<CustomerDetails>(t, 'POST', customerApi.unmerge(merged))).mergedIntoId, null);
  assert.deepEqual(await found(t, 'chan'), [next, merged]);
});

test('a lead finds its customer among many with the same email or phone', async (context) => {
  const t = await openTestApp(context);
  const shared = { email: 'office@example.com', phone: '8185550100' };
  const ids: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    ids.push(
      (await addCustomer(t, { ...shared, firstName: `N${count}`, lastName: `L${count}`, phone: '' })).id,
    );
  }
  const byName = await addCustomer(t, { ...shared, firstName: 'Zoe', lastName: 'Zim', phone: '2135550100' });
  const byPhone = await addCustomer(t, { ...shared, firstName: 'Yan', lastName: 'Yi', email: '' });
  const lead = (changes: object) => customerOfLead(t, changes);
  assert.equal(
    await lead({ firstName: 'Q', lastName: 'YI', email: 'q@example.com', phone: shared.phone }),
    byPhone.id,
  );
  // The oldest with the email and without a phone number.
  assert.equal(await lead({ ...shared, firstName: 'Zoe', lastName: 'Zim', phone: '3105550100' }), ids[0]);
  await t.deps.db
    .updateTable('customers')
    .set({ phone: '1', phoneDigits: '1' })
    .where('id', 'in', ids)
    .execute();
  assert.equal(await lead({ ...shared, firstName: 'ZOE', lastName: 'Zim', phone: '3235550100' }), byName.id);
  assert.equal((await getCustomer(t, byName.id)).possibleDuplicates.length, 20);
});
