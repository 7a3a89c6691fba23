import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { refuse } from '#kit/server/errors.ts';
import { mayBook } from '#sales/quotes/server/can-book.ts';
import { type FoundQuotePage, findQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { shownAmounts, shownVersion } from '#sales/quotes/server/shown-version.ts';
import { countedVisit } from '#sales/records/counted-visit.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { findVisitOfQuote, listVisitsOfQuote } from '#visits/visits/server/visits.queries.ts';
import { toCustomerVisit } from '#visits/visits/server/visits.serializer.ts';

/** The quote as its customer sees it now. */
export async function presentQuotePage(db: Db, found: FoundQuotePage, now: Date): Promise<CustomerQuote> {
  const { values } = await readSettings(db);
  const { id } = found.quote;
  const visit = await findVisitOfQuote(db, id);
  const counted = countedVisit(await listVisitsOfQuote(db, id));
  return {
    id,
    version: shownVersion(found),
    ...shownAmounts(found),
    validUntil: found.page.validUntil,
    decision: found.page.decision,
    decidedAt: found.page.decidedAt,
    canBook: !(visit && isOpen(visit)) && (await mayBook(db, found, values, now)),
    visit: visit ? toCustomerVisit(visit) : null,
    ...(counted && { doneOn: counted.date }),
    businessPhone: values.phone,
  };
}

/** Throws `not-found` for an unknown or replaced link. */
export async function getQuotePage(db: Db, token: string): Promise<FoundQuotePage> {
  const found = await findQuotePage(db, token);
  if (!found) throw refuse('not-found', 'quoteMissing');
  return found;
}
