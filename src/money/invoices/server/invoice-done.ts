import type { WhenDone } from '#company/profile/invoice-settings.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { pick } from '#sales/quotes/quote-fields.ts';
import { findRest, priceCents } from '#sales/quotes/server/quote-amounts.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { lockRest, storeDraft, toSourceOfVisit } from './create-invoice.ts';
import { deleteDraft, getInvoice, releaseAutomaticDraft } from './invoices.queries.ts';
import { issueDraft } from './issue-invoice.ts';

interface Changed {
  visit: { before?: VisitRow; after: VisitRow };
  by: Actor;
}

/** Staff may set old visits to done to clear a list; nobody gets a bill for those. */
const oldDays = 14;

/**
 * Bills a visit that has become done, by the owner's rule; takes a draft that was made so away again if the visit is done
 * no longer. See docs/product/money.md#when-a-visit-is-done.
 */
export async function invoiceDoneVisit(
  trx: Trx,
  { visit: { before, after }, by }: Changed,
  now: Date,
): Promise<void> {
  const wasDone = before?.status === 'done';
  const isDone = after.status === 'done';
  if (!before || wasDone === isDone) return;
  if (isDone) await bill(trx, after, by, now);
  else await dropAutomaticDraft(trx, after.quoteId);
}

/** A line that the crew adds to a visit that is done already: on the draft, or on a further invoice by the same rule. */
export async function invoiceAddedLine(
  trx: Trx,
  { subject: { id: quoteId }, by }: { subject: { id: number }; by: Actor },
  now: Date,
): Promise<void> {
  const visit = await findDoneVisit(trx, quoteId);
  if (visit) await bill(trx, visit, by, now);
}

/** A change by staff: an automatic draft follows, and what comes onto an invoiced quote is billed by the same rule. */
export async function invoiceChangedQuote(
  trx: Trx,
  { change: { before, after }, by }: { change: Record<'before' | 'after', QuoteWithItems>; by: Actor },
  now: Date,
): Promise<void> {
  if (getBilled(before) === getBilled(after)) return;
  const drafts = trx.selectFrom('invoices').select('visitId').where('quoteId', '=', after.id);
  const draft = await drafts.where('status', '=', 'draft').where('isAutomatic', '=', 1).executeTakeFirst();
  const isAdded = getRestCents(after) > Math.max(0, getRestCents(before));
  if (!draft && !(isAdded && after.coverages.length > 0)) return;
  const visit = await findDoneVisit(trx, after.id);
  if (visit && draft) await storeRest(trx, visit, now);
  else if (visit) await bill(trx, visit, by, now);
}

const findDoneVisit = (trx: Trx, quoteId: number): Promise<VisitRow | undefined> =>
  trx
    .selectFrom('visits')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .where('status', '=', 'done')
    .orderBy('id', 'desc')
    .executeTakeFirst();

const getRestCents = (quote: QuoteWithItems) => findRest(quote)?.cents ?? 0;

/** Equal where an invoice would say the same. */
const getBilled = (quote: QuoteWithItems) =>
  JSON.stringify([
    priceCents(quote),
    quote.items.map((item) =>
      pick(item, ['title', 'quantity', 'unit', 'unitPriceCents', 'minimumPriceCents']),
    ),
    pick(quote, ['firstName', 'lastName', 'email', 'discountPercent', 'ownDiscountCents', 'discountReason']),
  ]);

async function bill(trx: Trx, visit: VisitRow, by: Actor, now: Date): Promise<void> {
  const { whenDone } = (await readSettings(trx)).values.invoices;
  if (whenDone === 'nothing') return;
  const { quoteId } = visit;
  await storeRest(trx, visit, now);
  const isOld = visit.date < addDays(calendarDate(now), -oldDays);
  if (whenDone === 'draft' || isOld) return;
  const drafts = trx.selectFrom('invoices').select('id').where('quoteId', '=', quoteId);
  for (const { id } of await drafts.where('status', '=', 'draft').orderBy('id').execute()) {
    await issue(trx, { id, whenDone, by }, now);
  }
}

/** Drafts the part that no invoice bills yet; the draft that was made by itself before is renewed. */
async function storeRest(trx: Trx, { id: visitId, quoteId }: VisitRow, now: Date): Promise<void> {
  const found = await lockRest(trx, quoteId);
  if (found.rest) await storeDraft(trx, await toSourceOfVisit(trx, found, visitId), { isAutomatic: 1 }, now);
  else if (found.replaces !== null) await deleteDraft(trx, found.replaces);
}

/** A draft of nothing waits for a price. */
async function issue(
  trx: Trx,
  { id, whenDone, by }: { id: number; whenDone: WhenDone; by: Actor },
  now: Date,
): Promise<void> {
  await lockRecord(trx, 'invoices', id);
  const draft = await getInvoice(trx, id);
  if (draft.status !== 'draft' || draft.totalCents === 0) return;
  const invoice = await issueDraft(trx, draft, by, now);
  if (whenDone === 'send') await record(trx, { type: 'invoice.leaves', invoice }, now);
}

async function dropAutomaticDraft(trx: Trx, quoteId: number): Promise<void> {
  const id = await releaseAutomaticDraft(trx, quoteId);
  if (id !== null) await deleteDraft(trx, id);
}
