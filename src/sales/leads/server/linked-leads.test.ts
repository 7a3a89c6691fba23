import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { ContactAnswer, CustomerRequest } from '#sales/requests/requests.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

async function openLead(context: TestContext) {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const sent = await t.call(
    'POST',
    api.contact,
    quoteBody([{ serviceId, quantity: 1 }], { preferredDate: '2026-11-21' }),
  );
  const { id, quoteId } = (await sent.json()) as ContactAnswer;
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await t.adminCall(method, path, body);
    assert.equal(answer.status, 200, `${method} ${path}`);
    return (await answer.json()) as Answer;
  };
  const newRequests = async () => (await call<{ newRequests: number }>('GET', adminApi.stats)).newRequests;
  return { request: id, quote: quoteId!, call, newRequests, setNow: t.setNow };
}

test('a request that was in the trash while its quote moved on agrees with it when it comes back', async (context) => {
  const { request, quote, call, newRequests } = await openLead(context);
  await call('DELETE', adminApi.request(request));
  await call('POST', adminApi.restoreQuote(quote));
  await call('PUT', adminApi.quote(quote), { status: 'completed' });
  const restored = await call<CustomerRequest>('POST', adminApi.restoreRequest(request));
  assert.equal(restored.status, 'completed');
  assert.equal(await newRequests(), 0);
});

test('a quote that was in the trash while its request moved on agrees with it when it comes back', async (context) => {
  const { request, quote, call } = await openLead(context);
  await call('DELETE', adminApi.quote(quote));
  await call('PATCH', adminApi.request(request), { status: 'completed' });
  assert.equal((await call<Quote>('POST', adminApi.restoreQuote(quote))).status, 'completed');
  const { revenueThisMonth } = await call<{ revenueThisMonth: string }>('GET', adminApi.stats);
  assert.notEqual(revenueThisMonth, '0.00');
});

test('a status that only the request knows outlasts the trash', async (context) => {
  const { request, call } = await openLead(context);
  await call('PATCH', adminApi.request(request), { status: 'quoted' });
  await call('DELETE', adminApi.request(request));
  const restored = await call<CustomerRequest>('POST', adminApi.restoreRequest(request));
  assert.equal(restored.status, 'quoted');
});

test('deleting a request takes its quote out of work, and both come back together', async (context) => {
  const { request, quote, call } = await openLead(context);
  await call('PUT', adminApi.quote(quote), { status: 'scheduled' });
  const kinds = async () => (await call<{ kind: string }[]>('GET', adminApi.trash)).map(({ kind }) => kind);
  const visits = async () => {
    const query = '?from=2026-11-15&to=2026-11-21';
    return (await call<{ visits: Quote[] }>('GET', adminApi.schedule + query)).visits.length;
  };
  assert.equal(await visits(), 1);
  await call('DELETE', adminApi.request(request));
  assert.deepEqual((await kinds()).sort(), ['quote', 'request']);
  assert.equal(await visits(), 0);
  await call('POST', adminApi.restoreRequest(request));
  assert.deepEqual(await kinds(), []);
  assert.equal(await visits(), 1);
  const actions = (await call<{ action: string }[]>('GET', adminApi.quoteHistory(quote))).map(
    ({ action }) => action,
  );
  assert.deepEqual(actions.slice(0, 2), ['restored', 'deleted']);
});

test('a quote that was deleted before its request stays in the trash when that comes back', async (context) => {
  const { request, quote, call, setNow } = await openLead(context);
  await call('DELETE', adminApi.quote(quote));
  setNow('2026-11-21T18:00:01.000Z');
  await call('DELETE', adminApi.request(request));
  await call('POST', adminApi.restoreRequest(request));
  const left = await call<{ kind: string }[]>('GET', adminApi.trash);
  assert.deepEqual(
    left.map(({ kind }) => kind),
    ['quote'],
  );
});
