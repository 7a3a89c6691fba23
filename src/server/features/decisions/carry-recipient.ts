import type { Trx } from '#server/db/transaction.ts';
import { getRecipient } from '#server/features/customers/recipient.ts';
import { type QuoteWithItems, quoteSearchText } from '#server/features/quotes/quotes.queries.ts';

/**
 * The quote with the email address that it is sent to now. If that is the one that staff entered for the customer, the
 * quote carries it from now on, so that what follows goes where the quote went.
 */
export async function carryRecipient(trx: Trx, quote: QuoteWithItems, now: Date): Promise<QuoteWithItems> {
  const { email } = await getRecipient(trx, { customerId: quote.customerId, quote });
  if (email === quote.email) return quote;
  const carrying = { ...quote, email, version: quote.version + 1 };
  await trx
    .updateTable('quotes')
    .set({
      email,
      version: carrying.version,
      searchText: quoteSearchText(carrying, quote.items),
      updatedAt: now.toISOString(),
    })
    .where('id', '=', quote.id)
    .execute();
  return carrying;
}
