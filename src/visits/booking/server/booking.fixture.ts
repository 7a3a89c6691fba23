import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { inTransaction } from '#kit/db/transaction.ts';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Config } from '#kit/server/config.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { CustomerVisit, Visit, WindowDay } from '#visits/visits/visits.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

export interface Lead {
  token: string;
  quoteId: number;
  requestId: number;
}

/** Tuesday, December 1, 2026: open from 8 to 6. */
export const tuesday = { date: '2026-12-01', from: '08:00', to: '10:00' };
export const address = { street: '120 Olive Ave', unit: '', city: 'Burbank', zipCode: '91501' };

export type BookingApp = Awaited<ReturnType<typeof openBooking>>;

/** The application with a service of two hours. `minutes` sets another duration. */
export async function openBooking(
  context: TestContext,
  { minutes = 120, config }: { minutes?: number; config?: Partial<Config> } = {},
) {
  const t = await openTestApp(context, config && { config });
  const serviceId = await addService(t.deps.db, { durationMinutes: minutes });
  let count = 0;
  return {
    t,
    serviceId,
    /** A lead from the calculator, each of another person. */
    async lead(changes: { quote?: object; contact?: object } = {}): Promise<Lead> {
      count += 1;
      const contact = {
        firstName: `Ana${count}`,
        lastName: `Lopez${count}`,
        email: `ana${count}@example.com`,
        phone: `(818) 555-${String(1000 + count)}`,
        ...changes.contact,
      };
      const body = quoteBody([{ serviceId, quantity: 1 }], changes.quote, contact);
      const answer = await t.call('POST', api.contact, body);
      assert.equal(answer.status, 201, await answer.clone().text());
      const { id: requestId, quoteId } = (await answer.json()) as { id: number; quoteId: number };
      const page = await inTransaction(t.deps.db, (trx) => ensureQuotePage(trx, quoteId, t.deps.clock()));
      return { token: page.token, quoteId, requestId };
    },
    quote: async ({ token }: Lead) =>
      (await (await t.call('GET', quoteApi.quote(token))).json()) as CustomerQuote,
    windows: async ({ token }: Lead, query = '?from=2026-12-01&days=1') =>
      (await (await t.call('GET', quoteApi.windows(token) + query)).json()) as WindowDay[],
    hold: ({ token }: Lead, slot: object = tuesday) => t.call('POST', quoteApi.hold(token), slot),
    book: async (lead: Lead, changes: object = {}, headers?: Record<string, string>) =>
      t.call('POST', quoteApi.visit(lead.token), await bookingBody(t, lead, changes), headers),
    /** From a network of its own. */
    bookFrom: async (remoteAddress: string, lead: Lead, changes: object = {}) => {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(await bookingBody(t, lead, changes)),
      };
      return t.app.request(quoteApi.visit(lead.token), init, { incoming: { socket: { remoteAddress } } });
    },
    move: ({ token }: Lead, body: object) => t.call('POST', quoteApi.moveVisit(token), body),
    cancel: ({ token }: Lead, body: object) => t.call('POST', quoteApi.cancelVisit(token), body),
    staffQuote: async ({ quoteId }: Lead) =>
      (await (await t.adminCall('GET', adminApi.quote(quoteId))).json()) as Quote,
    visitsOn: async (date = tuesday.date) =>
      (await (await t.adminCall('GET', `${visitApi.visits}?from=${date}&to=${date}`)).json()) as Visit[],
    setBooking: (changes: object) => changeSettings(t, changes),
  };
}

async function bookingBody(t: TestApp, { token }: Lead, changes: object) {
  const page = await t.call('GET', quoteApi.quote(token));
  const { version } = (await page.json()) as CustomerQuote;
  return {
    version,
    ...tuesday,
    name: 'Ana Lopez',
    phone: '(818) 555-0111',
    property: address,
    agreesToTerms: true,
    ...changes,
  };
}

async function changeSettings(t: TestApp, changes: object) {
  const { updatedAt: _time, ...settings } = (await (await t.adminCall('GET', adminApi.settings)).json()) as {
    updatedAt: string;
    booking: object;
  };
  const { closures, ...booking } = changes as { closures?: object[] };
  const body = { ...settings, booking: { ...settings.booking, ...booking }, ...(closures && { closures }) };
  const answer = await t.adminCall('PUT', adminApi.settings, body);
  assert.equal(answer.status, 200, await answer.clone().text());
}

export const parseVisit = async (answer: Response, status = 201): Promise<CustomerVisit> => {
  assert.equal(answer.status, status, await answer.clone().text());
  return ((await answer.json()) as { visit: CustomerVisit }).visit;
};

export const getProblem = async (answer: Response, code: string) => {
  const problem = (await answer.json()) as Problem;
  assert.equal(problem.code, code, JSON.stringify(problem));
  return problem;
};
