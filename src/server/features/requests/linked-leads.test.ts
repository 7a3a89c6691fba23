import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi, api } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import type { ContactAnswer, CustomerRequest } from '#shared/requests.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalogue.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

async function openLead(context: TestContext) {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const sent = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }]));
  const { id, quoteId } = (await sent.json()) as ContactAnswer;
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await t.adminCall(method, path, body);
    assert.equal(answer.status, 200, `${method} ${path}`);
    return (await answer.json()) as Answer;
  };
  const newRequests = async () => (await call<{ newRequests: number }>('GET', adminApi.stats)).newRequests;
  return { request: id, quote: quoteId!, call, newRequests };
}

test('a request that was in the trash while its quote moved on agrees with it when it comes back', async (context) => {
  const { request, quote, call, newRequests } = await openLead(context);
  await call('DELETE', adminApi.request(request));
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
