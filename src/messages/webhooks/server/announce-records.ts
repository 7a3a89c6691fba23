import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { WebhookEvent } from '#messages/webhooks/webhooks.ts';
import type { InvoiceStatus } from '#money/invoices/invoices.ts';
import { getInvoice, type InvoiceWithLines } from '#money/invoices/server/invoices.queries.ts';
import { toInvoice } from '#money/invoices/server/invoices.serializer.ts';
import { presentPayment } from '#money/invoices/server/present-payment.ts';
import type { Decision } from '#sales/quotes/decisions.ts';
import { getQuote } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import type { VisitStatus } from '#sales/records/visit-statuses.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { presentVisits } from '#visits/visits/server/present-visits.ts';
import type { VisitChange } from '#visits/visits/server/visits.history.ts';
import { getVisitAnywhere } from '#visits/visits/server/visits.queries.ts';
import { announceAtEnd } from './announce.ts';

export const announceSentQuote = (trx: Trx, { quote }: { quote: { id: number } }, now: Date) =>
  announceQuote(trx, 'quote.sent', quote.id, now);

/** Null: staff let the customer decide again. */
export async function announceDecision(
  trx: Trx,
  { subject, decided }: { subject: { id: number }; decided: Decision | null },
  now: Date,
) {
  if (decided) await announceQuote(trx, `quote.${decided}`, subject.id, now);
}

/** Suspected spam, whose quote is in the trash, is not announced. */
async function announceQuote(trx: Trx, type: WebhookEvent, id: number, now: Date): Promise<void> {
  const found = await trx
    .selectFrom('quotes')
    .select(['requestId', 'customerId'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) return;
  const read = async () => toQuote(await getQuote(trx, id), (await readProfile(trx)).places);
  const about = { ...found, quoteId: id };
  await announceAtEnd(trx, { type, about, recordId: id, read }, now);
}

export async function announceVisit(trx: Trx, { visit }: { visit: VisitChange }, now: Date): Promise<void> {
  const type = getVisitEvent(visit);
  if (!type) return;
  const { id, quoteId, customerId } = visit.after;
  const read = async () => (await presentVisits(trx, [await getVisitAnywhere(trx, id)], now))[0];
  await announceAtEnd(trx, { type, about: { quoteId, customerId }, recordId: id, read }, now);
}

function getVisitEvent({ before, after }: VisitChange): WebhookEvent | null {
  if (isOpen(after)) {
    if (!before || !isOpen(before)) return 'visit.booked';
    const places = ['date', 'windowFrom', 'windowTo', 'crewId'] as const;
    return places.some((name) => before[name] !== after[name]) ? 'visit.moved' : null;
  }
  return before?.status === after.status ? null : (closed.get(after.status) ?? null);
}

const closed = new Map<VisitStatus, WebhookEvent>([
  ['cancelled', 'visit.cancelled'],
  ['done', 'visit.done'],
  ['no-show', 'visit.no-show'],
]);

/** One of $0.00 is paid at once. */
export async function announceIssuedInvoice(
  trx: Trx,
  { invoice }: { invoice: InvoiceWithLines },
  now: Date,
): Promise<void> {
  await announceInvoice(trx, 'invoice.issued', invoice, now);
  if (invoice.status === 'paid') await announceInvoice(trx, 'invoice.paid', invoice, now);
}

export async function announceSettledInvoice(
  trx: Trx,
  { invoice, formerStatus }: { invoice: InvoiceWithLines; formerStatus: InvoiceStatus },
  now: Date,
): Promise<void> {
  if (invoice.status === formerStatus) return;
  if (invoice.status === 'paid') await announceInvoice(trx, 'invoice.paid', invoice, now);
  if (invoice.status === 'void') await announceInvoice(trx, 'invoice.voided', invoice, now);
}

async function announceInvoice(
  trx: Trx,
  type: WebhookEvent,
  { id, quoteId, customerId }: InvoiceWithLines,
  now: Date,
): Promise<void> {
  const read = async () => {
    const { origin } = await trx.selectFrom('siteIdentity').select('origin').executeTakeFirstOrThrow();
    return toInvoice(await getInvoice(trx, id), { now, config: { publicUrl: origin } });
  };
  await announceAtEnd(trx, { type, about: { invoiceId: id, quoteId, customerId }, recordId: id, read }, now);
}

/** A tip is told with its payment. */
export async function announceMovement(
  trx: Trx,
  { movement }: { movement: MovementRow },
  now: Date,
): Promise<void> {
  const { id, kind, amountCents, invoiceId, quoteId, customerId } = movement;
  if (kind === 'tip') return;
  const type = amountCents > 0 ? 'payment.received' : 'payment.refunded';
  const about = { invoiceId, quoteId, customerId };
  await announceAtEnd(trx, { type, about, recordId: id, read: () => presentPayment(trx, id) }, now);
}
