import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { ContactAnswer, CustomerRequest } from '#sales/requests/requests.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

async function addRequest(t: TestApp, changes: object = {}): Promise<number> {
  const answer = await t.call('POST', api.contact, contactBody(changes));
  assert.equal(answer.status, 201);
  return ((await answer.json()) as ContactAnswer).id;
}

async function addQuote(t: TestApp): Promise<{ id: number; quoteId: number }> {
  const serviceId = await addService(t.deps.db);
  const answer = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }]));
  const { id, quoteId } = (await answer.json()) as ContactAnswer;
  return { id, quoteId: quoteId! };
}

const list = async (t: TestApp, query = '') => {
  const answer = await t.adminCall('GET', `${adminApi.requests}${query}`);
  assert.equal(answer.status, 200);
  return (await answer.json()) as CustomerRequest[];
};

const names = (requests: CustomerRequest[]) => requests.map((request) => request.firstName);

test('nobody but an administrator reads, changes or deletes a request', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addRequest(t);
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', adminApi.requests],
    ['GET', adminApi.requestCounts],
    ['GET', adminApi.request(id)],
    ['PATCH', adminApi.request(id), { status: 'completed' }],
    ['DELETE', adminApi.request(id)],
    ['POST', adminApi.restoreRequest(id)],
    ['GET', adminApi.quotes],
    ['PUT', adminApi.quote(1), { status: 'completed' }],
    ['DELETE', adminApi.quote(1)],
    ['GET', adminApi.stats],
  ];
  for (const [method, path, body] of calls) {
    const answer = await t.call(method, path, body);
    assert.equal(answer.status, 401, `${method} ${path}`);
    assert.equal(((await answer.json()) as Problem).code, 'not-signed-in');
  }
  assert.equal((await list(t))[0]?.status, 'new');
});

test('requests come newest first, and can be paged with the number of all', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  for (const firstName of ['Ana', 'Ben', 'Cleo']) await addRequest(t, { firstName });
  assert.deepEqual(names(await list(t)), ['Cleo', 'Ben', 'Ana']);
  const answer = await t.adminCall('GET', `${adminApi.requests}?limit=1&offset=1`);
  assert.equal(answer.headers.get('X-Total-Count'), '3');
  assert.deepEqual(names((await answer.json()) as CustomerRequest[]), ['Ben']);
});

test('the total is that of all pages, with a filter and without, and leaves out the trash', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const ids: number[] = [];
  for (const firstName of ['Ana', 'Ben', 'Cleo', 'Dana', 'Eve']) ids.push(await addRequest(t, { firstName }));
  await t.adminCall('DELETE', adminApi.request(ids[0]!));
  await t.adminCall('PATCH', adminApi.request(ids[1]!), { status: 'contacted' });
  const totals: [query: string, total: string][] = [
    ['?limit=2', '4'],
    ['?limit=2&offset=2', '4'],
    ['?limit=2&offset=4', '4'],
    ['?limit=3&offset=3', '4'],
    ['?limit=50', '4'],
    ['?limit=2&status=new', '3'],
    ['?limit=2&offset=9&status=new', '3'],
    ['?limit=1&search=example.com', '4'],
    ['?limit=1&search=nobody', '0'],
  ];
  for (const [query, total] of totals) {
    const answer = await t.adminCall('GET', `${adminApi.requests}${query}`);
    assert.equal(answer.headers.get('X-Total-Count'), total, query);
  }
});

test('a search finds names, email, service and phone digits, ignores case beyond ASCII, and takes % and _ literally', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  await addRequest(t, { firstName: 'Élodie', lastName: 'Brun', email: 'elodie@example.com' });
  await addRequest(t, { firstName: 'Max_', lastName: '100%', phone: '213-555-0147', service: 'mattress' });
  const found = async (search: string) => names(await list(t, `?search=${encodeURIComponent(search)}`));
  assert.deepEqual(await found('éLODIE'), ['Élodie']);
  assert.deepEqual(await found('elodie'), ['Élodie']);
  assert.deepEqual(await found('BRUN'), ['Élodie']);
  assert.deepEqual(await found('brun élodie'), ['Élodie']);
  assert.deepEqual(await found('brun nobody'), []);
  assert.deepEqual(await found('elodie@EXAMPLE'), ['Élodie']);
  assert.deepEqual(await found('(213) 555-0147'), ['Max_']);
  assert.deepEqual(await found('2135550147'), ['Max_']);
  assert.deepEqual(await found('%'), ['Max_']);
  assert.deepEqual(await found('_'), ['Max_']);
  assert.deepEqual(await found('Mattress Cleaning'), ['Max_']);
  assert.deepEqual(await found('nobody'), []);
  await addRequest(t, { firstName: 'Proto', service: 'constructor' });
  assert.deepEqual(await found('constructor'), ['Proto']);
});

test('status and priority narrow the list, alone and together', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const ana = await addRequest(t, { firstName: 'Ana' });
  const ben = await addRequest(t, { firstName: 'Ben' });
  await t.adminCall('PATCH', adminApi.request(ana), { status: 'cancelled', priority: 'high' });
  await t.adminCall('PATCH', adminApi.request(ben), { priority: 'high' });
  assert.deepEqual(names(await list(t, '?status=cancelled')), ['Ana']);
  assert.deepEqual(names(await list(t, '?priority=high')), ['Ben', 'Ana']);
  assert.deepEqual(names(await list(t, '?priority=high&status=new')), ['Ben']);
  assert.equal((await t.adminCall('GET', `${adminApi.requests}?status=unheard-of`)).status, 422);
  const counts = await (await t.adminCall('GET', adminApi.requestCounts)).json();
  assert.deepEqual(counts, { waiting: 1, new: 1, contacted: 0, quoted: 0, scheduled: 0 });
});

test('a change answers the whole record, counts its version up and ignores what only the server sets', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addRequest(t);
  const change = {
    status: 'contacted',
    priority: 'high',
    notes: 'Called at noon',
    id: 99,
    createdAt: 'never',
    email: 'x@y.z',
  };
  const answer = await t.adminCall('PATCH', adminApi.request(id), change);
  assert.equal(answer.status, 200);
  const request = (await answer.json()) as CustomerRequest;
  assert.deepEqual(
    [request.id, request.status, request.priority, request.notes, request.email, request.version],
    [id, 'contacted', 'high', 'Called at noon', 'ana@example.com', 2],
  );
});

test('a change made on an older version is refused with the present record, and one without a version is taken', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addRequest(t);
  await t.adminCall('PATCH', adminApi.request(id), { notes: 'first', version: 1 });
  const late = await t.adminCall('PATCH', adminApi.request(id), { notes: 'second', version: 1 });
  assert.equal(late.status, 409);
  const problem = (await late.json()) as Problem;
  assert.equal(problem.code, 'version-conflict');
  assert.equal((problem.current as CustomerRequest).notes, 'first');
  assert.equal((await t.adminCall('PATCH', adminApi.request(id), { notes: 'third' })).status, 200);
});

test('a change that is sent again after its answer was lost is answered as stored, and counts once', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addRequest(t);
  const save = () =>
    t.adminCall('PATCH', adminApi.request(id), { status: 'contacted', notes: ' Called ', version: 1 });
  const first = (await (await save()).json()) as CustomerRequest;
  const again = await save();
  assert.equal(again.status, 200);
  assert.deepEqual(await again.json(), first);
  const history = await (await t.adminCall('GET', adminApi.requestHistory(id))).json();
  assert.equal(history.filter(({ action }: { action: string }) => action === 'changed').length, 1);
});

test('the status of a request and of its quote move together where both know it', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const { id, quoteId } = await addQuote(t);
  const quoteStatus = async () =>
    ((await (await t.adminCall('GET', adminApi.quote(quoteId))).json()) as Quote).status;

  await t.adminCall('PATCH', adminApi.request(id), { status: 'scheduled' });
  assert.equal(await quoteStatus(), 'scheduled');
  await t.adminCall('PATCH', adminApi.request(id), { status: 'quoted' });
  assert.equal(await quoteStatus(), 'scheduled');
  await t.adminCall('PUT', adminApi.quote(quoteId), { status: 'completed' });
  assert.equal((await list(t))[0]?.status, 'completed');
});

test('a deleted request leaves every list and comes back with Undo', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const id = await addRequest(t);
  const deleted = await t.adminCall('DELETE', adminApi.request(id));
  assert.equal(deleted.status, 200);
  assert.deepEqual(await deleted.json(), { id });
  assert.deepEqual(await list(t), []);
  assert.equal((await t.adminCall('GET', adminApi.request(id))).status, 404);
  assert.equal((await t.adminCall('PATCH', adminApi.request(id), { status: 'new' })).status, 404);
  assert.equal((await t.adminCall('DELETE', adminApi.request(id))).status, 404);

  assert.equal((await t.adminCall('POST', adminApi.restoreRequest(id))).status, 200);
  assert.deepEqual(names(await list(t)), ['Ana']);
  assert.equal((await t.adminCall('POST', adminApi.restoreRequest(id))).status, 404);
});

test('an id that is no number is a record that does not exist', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  for (const id of ['0', '-1', '1.5', 'abc', '99999999999999999999', '1%20or%201=1']) {
    assert.equal((await t.adminCall('GET', `${adminApi.requests}/${id}`)).status, 404, id);
  }
});
