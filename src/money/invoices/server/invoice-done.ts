import type { WhenDone } from '#company/profile/invoice-settings.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
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
  const visits = trx.selectFrom('visits').selectAll().where('quoteId', '=', quoteId);
  const visit = await visits.where('status', '=', 'done').orderBy('id', 'desc').executeTakeFirst();
  if (visit) await bill(trx, visit, by, now);
}

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
