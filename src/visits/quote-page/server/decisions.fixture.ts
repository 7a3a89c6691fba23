import type { TestContext } from 'node:test';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

export const accepting = { decision: 'accepted', name: 'Ana Lopez', agreesToTerms: true } as const;

export async function readJson<Body>(answer: Response | Promise<Response>): Promise<Body> {
  return (await (await answer).json()) as Body;
}

/** A quote of 149 dollars from the calculator, and its page. */
export async function openQuotePage(context: TestContext, changes: object = {}) {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { title: 'Sofa', discountedPriceCents: 149_00 });
  const lead = await readJson<ContactAnswer>(
    t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }], {}, changes)),
  );
  return { t, serviceId, ...toPaymentPage(t, lead.quoteUrl!.split('/').at(-1)!, lead.quoteId!), lead };
}

/** The calls of a customer and of staff about one quote. */
export function toPaymentPage(t: TestApp, token: string, id: number) {
  const admin = <Body>(method: string, path: string, body?: object) =>
    readJson<Body>(t.adminCall(method, path, body));
  return {
    token,
    id,
    get: () => readJson<CustomerQuote>(t.call('GET', quoteApi.quote(token))),
    decide: (body: object) => t.call('POST', quoteApi.decision(token), body),
    quote: () => admin<Quote>('GET', adminApi.quote(id)),
    update: (body: object) => t.adminCall('PUT', adminApi.quote(id), body),
    send: (body: object = {}) => t.adminCall('POST', visitApi.sendQuote(id), body),
    reopen: () => t.adminCall('POST', visitApi.reopenQuote(id), {}),
    history: () => admin<{ changes: object; userName: string }[]>('GET', adminApi.quoteHistory(id)),
  };
}

interface StoredEmail {
  to: string;
  subject: string;
  text: string;
}

export async function emailsAbout(t: TestApp, purpose: 'decision' | 'quote'): Promise<StoredEmail[]> {
  const rows = await t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('purpose', '=', purpose)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload) as StoredEmail);
}
