import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { HistoryEntry } from '#kit/events/history.ts';
import { listHistory, toHistoryEntry } from '#kit/events/server/history.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound } from '#kit/server/errors.ts';
import { findInvoiceOfQuote } from '#money/invoices/server/invoices.queries.ts';
import { readTimeline } from '#office/customer/server/timeline.ts';
import { getLeadState, type LeadFacts } from '#office/lead/lead-state.ts';
import type { Lead } from '#office/lead/leads.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { isExpired } from '#sales/quotes/server/can-book.ts';
import { getQuote } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { findRequest, getRequest } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import { presentVisits } from '#visits/visits/server/present-visits.ts';
import { listVisitsById, listVisitsOfQuote } from '#visits/visits/server/visits.queries.ts';
import type { Visit } from '#visits/visits/visits.ts';

/** The lead of a request or of a quote. Throws `not-found`, also for one in the trash. */
export async function presentLead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: { request?: number | undefined; quote?: number | undefined },
): Promise<Lead> {
  const now = clock();
  const { places } = (await readSettings(db)).values;
  const named = wanted.quote === undefined ? null : toQuote(await getQuote(db, wanted.quote), places);
  const request = await readRequest();
  if (!request && !named) throw notFound('This lead');
  const quote =
    named ?? (request?.quoteRequestId ? toQuote(await getQuote(db, request.quoteRequestId), places) : null);
  const rows = quote ? await listVisitsOfQuote(db, quote.id) : [];
  const visits = await presentVisits(
    db,
    await listVisitsById(
      db,
      rows.map(({ id }) => id),
    ),
    now,
  );
  const invoice = quote ? await findInvoiceOfQuote(db, quote.id) : undefined;
  const customerId = quote?.customerId ?? request?.customerId ?? null;
  const timeline = customerId === null ? [] : await readTimeline(db, customerId, { limit: 50, before: '' });
  const ofRequest = request ? await listHistory(db, 'request', request.id) : [];
  const ofQuote = quote ? await listHistory(db, 'quote', quote.id) : [];
  const history = [...ofRequest, ...ofQuote].map(toHistoryEntry);
  return {
    request,
    quote,
    visits,
    invoice: invoice ? { id: invoice.id, number: invoice.number, status: invoice.status } : null,
    ...getLeadState({
      request: request && {
        status: request.status,
        isWaiting: request.answerDueAt !== null && request.answeredAt === null,
      },
      quote: quote && toFacts(quote, now),
      visit: countedStatus(visits),
      invoice: invoice && invoice.status !== 'void' ? invoice.status : null,
    }),
    messages: timeline.filter(({ kind }) => kind === 'message').slice(0, shownMessages),
    history: history
      .filter((entry, index) => entry.action !== 'created' || index === history.findLastIndex(isSame(entry)))
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
  };

  async function readRequest() {
    const id = wanted.request ?? named?.requestId;
    if (id === undefined || id === null) return null;
    if (wanted.request !== undefined) return toRequest(await getRequest(db, id));
    const row = await findRequest(db, id);
    return row ? toRequest(row) : null;
  }
}

/** A lead of the calculator begins as a request and a quote in one moment. */
const isSame = (entry: HistoryEntry) => (other: HistoryEntry) =>
  other.action === 'created' && other.createdAt === entry.createdAt;

const shownMessages = 5;

function toFacts({ status, page, estimatedPrice }: Quote, now: Date): LeadFacts['quote'] {
  return {
    status,
    isGiven: estimatedPrice !== null && page?.givenAt != null,
    isExpired: page !== null && isExpired(page, now),
    decision: page?.decision ?? null,
    isChanged: page?.isChangedSinceAccepted ?? false,
  };
}

function countedStatus(visits: readonly Visit[]): LeadFacts['visit'] {
  const visit = visits.find(isOpen) ?? visits.findLast(({ status }) => status !== 'cancelled');
  return visit && visit.status !== 'cancelled' ? visit.status : null;
}
