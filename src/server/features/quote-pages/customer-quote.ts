import type { Db } from '#server/db/open.ts';
import { refuse } from '#server/errors.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { findVisitOfQuote, isOpen, listVisitsOfQuote } from '#server/features/visits/visits.queries.ts';
import { toCustomerVisit } from '#server/features/visits/visits.serializer.ts';
import { countedVisit } from '#shared/counted-visit.ts';
import type { CustomerQuote } from '#shared/quote-pages.ts';
import { mayBook } from './can-book.ts';
import { type FoundQuotePage, findQuotePage } from './quote-pages.queries.ts';
import { toCustomerQuote } from './quote-pages.serializer.ts';

/** The quote as its customer sees it now. */
export async function presentQuotePage(db: Db, found: FoundQuotePage, now: Date): Promise<CustomerQuote> {
  const { values } = await readSettings(db);
  const { id } = found.quote;
  const visit = await findVisitOfQuote(db, id);
  const counted = countedVisit(await listVisitsOfQuote(db, id));
  return toCustomerQuote(found, {
    canBook: !(visit && isOpen(visit)) && (await mayBook(db, found, values, now)),
    visit: visit ? toCustomerVisit(visit) : null,
    ...(counted && { doneOn: counted.date }),
    businessPhone: values.phone,
  });
}

/** Throws `not-found` for an unknown or replaced link. */
export async function getQuotePage(db: Db, token: string): Promise<FoundQuotePage> {
  const found = await findQuotePage(db, token);
  if (!found) throw refuse('not-found', 'quoteMissing');
  return found;
}
