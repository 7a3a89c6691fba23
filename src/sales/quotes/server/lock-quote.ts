import { holdRecord, lockRecord } from '#kit/db/lock-record.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { getQuote, type QuoteWithItems } from './quotes.queries.ts';

/**
 * Locks a quote's request, then the quote, as everywhere. The lock also covers its visits and its page. A quote never
 * changes its request.
 */
export async function lockQuote(trx: Trx, id: number): Promise<QuoteWithItems> {
  const { requestId } = await getQuote(trx, id);
  if (requestId !== null) await lockRecord(trx, 'requests', requestId);
  await lockRecord(trx, 'quotes', id);
  return getQuote(trx, id);
}

/** Keeps a quote, its request, its visits and its page from being changed, in the order of `lockQuote`. */
export async function holdQuote(trx: Trx, id: number): Promise<void> {
  const quote = await trx.selectFrom('quotes').select('requestId').where('id', '=', id).executeTakeFirst();
  if (quote && quote.requestId !== null) await holdRecord(trx, 'requests', quote.requestId);
  await holdRecord(trx, 'quotes', id);
}
