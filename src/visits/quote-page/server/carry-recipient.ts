import type { Trx } from '#kit/db/transaction.ts';
import { getRecipient } from '#sales/customers/server/recipient.ts';
import { type QuoteWithItems, quoteSearchText } from '#sales/quotes/server/quotes.queries.ts';

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
