import type { Db } from '#server/db/open.ts';
import { notFound } from '#server/errors.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import type { CustomerQuote } from '#shared/quote-pages.ts';
import { mayBook } from './can-book.ts';
import { type FoundQuotePage, findQuotePage } from './quote-pages.queries.ts';
import { toCustomerQuote } from './quote-pages.serializer.ts';

/** The quote as its customer sees it now. */
export async function presentQuotePage(db: Db, found: FoundQuotePage, now: Date): Promise<CustomerQuote> {
  const { values } = await readSettings(db);
  return toCustomerQuote(found, {
    canBook: await mayBook(db, found, values, now),
    visit: null,
    businessPhone: values.phone,
  });
}

/** Throws `not-found` with what a customer can do. */
export async function getQuotePage(db: Db, token: string): Promise<FoundQuotePage> {
  const found = await findQuotePage(db, token);
  if (!found) throw notFound('This quote');
  return found;
}
