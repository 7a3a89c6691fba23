import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { accepting, openQuotePage, readJson, toPaymentPage } from './decisions.fixture.ts';

/** The calculator's quote, and another one of the same request: entered while the first was in the trash. */
async function openTwo(context: Parameters<typeof openQuotePage>[0]) {
  const first = await openQuotePage(context);
  const { t, id, serviceId, lead } = first;
  await t.adminCall('DELETE', adminApi.quote(id));
  const body = {
    requestId: lead.id,
    firstName: 'Ana',
    email: 'ana@example.com',
    contactMethod: 'email',
    zipCode: '91501',
    items: [{ serviceId, quantity: 2 }],
  };
  const other = await readJson<Quote>(t.adminCall('POST', adminApi.quotes, body));
  assert.ok(other.id, JSON.stringify(other));
  assert.equal((await t.adminCall('POST', adminApi.restoreQuote(id))).status, 200);
  const { url } = await readJson<{ url: string }>(t.adminCall('GET', visitApi.quoteLink(other.id)));
  return {
    t,
    first,
    second: toPaymentPage(t, url.split('/').at(-1)!, other.id),
    request: () => readJson<CustomerRequest>(t.adminCall('GET', adminApi.request(lead.id))),
    getVisits: async (date: string) =>
      (await readJson<Visit[]>(t.adminCall('GET', `${visitApi.visits}?from=${date}&to=${date}`))).map(
        ({ quoteId, status }) => [quoteId, status],
      ),
  };
}

type Page = ReturnType<typeof toPaymentPage>;
const decline = async (page: Page) =>
  page.decide({ version: (await page.get()).version, decision: 'declined' });

test('declining one quote leaves another one of the request alone that has a visit', async (context) => {
  const { t, first, second, request, getVisits } = await openTwo(context);
  const book = (quoteId: number, date: string) =>
    t.adminCall('POST', visitApi.visits, { quoteId, crewId: 1, date, from: '08:00', to: '10:00' });
  assert.equal((await book(second.id, '2026-12-01')).status, 201);
  assert.equal((await book(first.id, '2026-12-02')).status, 201);
  assert.equal((await decline(first)).status, 200);
  assert.deepEqual(await getVisits('2026-12-01'), [[second.id, 'booked']]);
  assert.deepEqual(await getVisits('2026-12-02'), [[first.id, 'cancelled']]);
  const quotes = [await first.quote(), await second.quote()];
  assert.deepEqual(
    quotes.map(({ status }) => status),
    ['contacted', 'scheduled'],
  );
  assert.equal((await request()).status, 'scheduled');
});

test('declining one quote leaves an accepted one of the request valid, and the last one cancels it', async (context) => {
  const { first, second, request } = await openTwo(context);
  await second.decide({ version: (await second.get()).version, ...accepting });
  assert.equal((await decline(first)).status, 200);
  assert.notEqual((await request()).status, 'cancelled');
  assert.equal((await second.quote()).isRequestCancelled, false);
  await second.reopen();
  assert.equal((await decline(second)).status, 200);
  assert.equal((await request()).status, 'cancelled');
});

test('declining a second quote leaves the revenue of the first one, which is done', async (context) => {
  const { t, first, second, request } = await openTwo(context);
  const completed = { status: 'completed', preferredDate: '2026-11-20' };
  const done = await readJson<Quote>(t.adminCall('PUT', adminApi.quote(first.id), completed));
  const revenue = async () =>
    (await readJson<{ revenueThisMonth: string }>(t.adminCall('GET', adminApi.stats))).revenueThisMonth;
  await t.adminCall('PUT', adminApi.quote(second.id), { status: 'contacted' });
  const before = await revenue();
  assert.equal(before, done.estimatedPrice);
  assert.equal((await decline(second)).status, 200);
  assert.equal(await revenue(), before);
  assert.equal((await first.quote()).isRequestCancelled, false);
  assert.notEqual((await request()).status, 'cancelled');
});
