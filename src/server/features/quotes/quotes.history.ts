import type { Trx } from '#server/db/transaction.ts';
import { type Actor, type Facts, insertHistory } from '#server/features/history/history.queries.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { announce } from '#server/features/webhooks/announce.ts';
import type { HistoryAction } from '#shared/history.ts';
import { formatCents } from '#shared/money.ts';
import { fullName } from '#shared/person.ts';
import { type QuoteField, staffTextNames, visitorTextNames } from '#shared/quote-fields.ts';
import type { QuoteWithItems } from './quotes.queries.ts';
import { toQuote } from './quotes.serializer.ts';

interface QuoteEvent {
  id: number;
  action: HistoryAction;
  before?: QuoteWithItems;
  after?: QuoteWithItems;
  by: Actor;
  now: Date;
}

/** Also queues the webhooks of a status change, since every change goes through the history. */
export async function recordQuote(trx: Trx, { id, before, after, ...event }: QuoteEvent): Promise<void> {
  await insertHistory(trx, {
    ...event,
    record: 'quote',
    recordId: id,
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  });
  if (before && after && before.status !== after.status) {
    const { places } = await readProfile(trx);
    const data = { quote: toQuote(after, places), formerStatus: before.status };
    const { requestId } = after;
    await announce(trx, { type: 'quote.status-changed', requestId, quoteId: id, data }, event.now);
  }
}

const factsOf = (quote: QuoteWithItems): Facts => ({
  status: quote.status,
  estimatedPrice: quote.estimatedPriceCents === null ? null : formatCents(quote.estimatedPriceCents),
  ...filled(quote, staffTextNames),
  name: fullName(quote),
  ...filled(quote, ['email', 'phone', 'zipCode', 'contactMethod', 'preferredDate', 'preferredTime']),
  ...filled(quote, visitorTextNames),
  items: quote.items.map((item) => `${item.quantity} × ${item.title}`).join(', ') || null,
  total: formatCents(quote.totalCents),
});

const filled = (quote: QuoteWithItems, names: readonly QuoteField[]): Facts =>
  Object.fromEntries(names.map((name) => [name, quote[name] || null]));
