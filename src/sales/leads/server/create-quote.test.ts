import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry } from '#kit/events/history.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { ContactAnswer, CustomerRequest, RequestStatus } from '#sales/requests/requests.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

const newQuote = (serviceId: number, changes: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '8185550111',
  zipCode: '91501',
  contactMethod: 'sms',
  items: [{ serviceId, quantity: 1 }],
  ...changes,
});

async function addRequest(t: TestApp): Promise<number> {
  const answer = await t.call('POST', api.contact, contactBody());
  return ((await answer.json()) as ContactAnswer).id;
}

const readRequest = async (t: TestApp, id: number) =>
  (await (await t.adminCall('GET', adminApi.request(id))).json()) as CustomerRequest;

test('a request becomes a quote: both are linked, the request is quoted, and its history says so', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db);
  const requestId = await addRequest(t);
  const answer = await t.adminCall('POST', adminApi.quotes, newQuote(sofa, { requestId }));
  assert.equal(answer.status, 201);
  const quote = (await answer.json()) as Quote;
  assert.deepEqual([quote.requestId, quote.status], [requestId, 'new']);
  const request = await readRequest(t, requestId);
  assert.deepEqual([request.quoteRequestId, request.status], [quote.id, 'quoted']);
  const history = (await (
    await t.adminCall('GET', adminApi.requestHistory(requestId))
  ).json()) as HistoryEntry[];
  assert.deepEqual(
    history.map(({ changes }) => changes),
    [{ status: ['new', 'quoted'] }, { quoteRequestId: [null, quote.id] }, {}],
  );
});

const conversions: [before: RequestStatus, quote: string, after: RequestStatus][] = [
  ['contacted', 'contacted', 'quoted'],
  ['cancelled', 'new', 'quoted'],
  ['quoted', 'new', 'quoted'],
  ['new', 'scheduled', 'scheduled'],
  ['scheduled', 'scheduled', 'scheduled'],
  ['contacted', 'completed', 'completed'],
];

test('a converted request is scheduled or completed with its quote, and quoted otherwise', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db);
  for (const [before, status, after] of conversions) {
    const requestId = await addRequest(t);
    await t.adminCall('PATCH', adminApi.request(requestId), { status: before });
    const answer = await t.adminCall('POST', adminApi.quotes, newQuote(sofa, { requestId, status }));
    assert.equal(answer.status, 201);
    assert.equal((await readRequest(t, requestId)).status, after, `${before}, quote ${status}`);
  }
});

test('a request that has a quote, is in the trash or does not exist is not converted', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db);
  const sent = await t.call('POST', api.contact, quoteBody([{ serviceId: sofa, quantity: 1 }]));
  const { id: withQuote } = (await sent.json()) as ContactAnswer;
  const deleted = await addRequest(t);
  await t.adminCall('DELETE', adminApi.request(deleted));
  for (const [requestId, message] of [
    [withQuote, 'This request already has a quote'],
    [deleted, 'This request no longer exists'],
    [999, 'This request no longer exists'],
  ]) {
    const answer = await t.adminCall('POST', adminApi.quotes, newQuote(sofa, { requestId }));
    assert.equal(answer.status, 422);
    const problem = (await answer.json()) as Problem;
    assert.deepEqual(problem.errors, [{ path: 'requestId', message }]);
  }
  assert.equal((await t.deps.db.selectFrom('quotes').select('id').execute()).length, 1);
});

test('two conversions of a request at the same time make one quote', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db);
  const requestId = await addRequest(t);
  const answers = await Promise.all(
    [1, 2].map(() => t.adminCall('POST', adminApi.quotes, newQuote(sofa, { requestId }))),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422]);
});

test('the same key makes one quote, however often it is pressed', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db);
  const press = (changes = {}) =>
    t.adminCall('POST', adminApi.quotes, newQuote(sofa, changes), { 'Idempotency-Key': 'one' });
  const answers = await Promise.all([press(), press()]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Quote).id));
  assert.equal(ids[0], ids[1]);
  assert.equal((await press({ firstName: 'Ben' })).status, 422);
  assert.equal((await t.deps.db.selectFrom('quotes').select('id').execute()).length, 1);
});

test('the chosen way of contact must be given', async (context) => {
  const t = await createTestApp();
  context.after(t.close);
  const sofa = await addService(t.deps.db);
  for (const [changes, field] of [
    [{ contactMethod: 'sms', phone: '' }, 'phone'],
    [{ contactMethod: 'email', email: '' }, 'email'],
  ] as const) {
    const answer = await t.adminCall('POST', adminApi.quotes, newQuote(sofa, changes));
    assert.equal(answer.status, 422);
    const problem = (await answer.json()) as Problem;
    assert.deepEqual(
      problem.errors?.map(({ path }) => path),
      ['contactMethod', field],
    );
  }
});
