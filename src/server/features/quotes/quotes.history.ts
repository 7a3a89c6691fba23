import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/events/actors.ts';
import type { Facts } from '#server/features/events/history-changes.ts';
import { record } from '#server/features/events/record.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { announce } from '#server/features/webhooks/announce.ts';
import type { HistoryAction } from '#shared/history.ts';
import { exactDollars, formatCents, formatDollars } from '#shared/money.ts';
import { toGivenDiscount } from '#shared/own-discount.ts';
import { fullName } from '#shared/person.ts';
import { staffTextNames, visitorTextNames } from '#shared/quote-fields.ts';
import type { QuoteField } from '#shared/quote-labels.ts';
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
  const { by, now } = event;
  const about = { subject: { kind: 'quote', id }, by } as const;
  const facts = { ...(before && { before: factsOf(before) }), ...(after && { after: factsOf(after) }) };
  const changed = { type: `quote.${event.action}`, ...about, ...facts } as const;
  const prices = before && after && { before: amountsOf(before), after: amountsOf(after) };
  await record(trx, prices ? [changed, { type: 'quote-price-changed', ...about, ...prices }] : changed, now);
  if (before && after && before.status !== after.status) {
    const { places } = await readProfile(trx);
    const data = { quote: toQuote(after, places), formerStatus: before.status };
    const { requestId } = after;
    await announce(trx, { type: 'quote.status-changed', requestId, quoteId: id, data }, now);
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
  discount: discountText(quote),
  total: formatCents(quote.totalCents),
});

/** `15%, Neighbor`; null where the discount on orders counts. */
function discountText(quote: QuoteWithItems): string | null {
  const given = toGivenDiscount(quote);
  return (
    given && `${given.percent === null ? exactDollars(given.amount!) : `${given.percent}%`}, ${given.reason}`
  );
}

/** A new quote whose price is not what catalog and discount make of its lines. */
export function recordHandPrice(trx: Trx, quote: QuoteWithItems, by: Actor, now: Date): Promise<void> {
  const event = { by, type: 'quote-priced', subject: { kind: 'quote', id: quote.id } } as const;
  return record(trx, { ...event, after: amountsOf(quote) }, now);
}

/** Amounts without texts: a custom line may name a customer, and the audit log outlives an erasure. */
const amountsOf = (quote: QuoteWithItems) => ({
  price: quote.estimatedPriceCents === null ? null : formatCents(quote.estimatedPriceCents),
  total: formatCents(quote.totalCents),
  discountPercent: quote.discountPercent,
  discount: formatCents(quote.subtotalCents - quote.totalCents),
  lines: quote.items.map(
    (item) => `${item.quantity} × ${formatDollars(item.unitPriceCents, { exact: true })}`,
  ),
});

const filled = (quote: QuoteWithItems, names: readonly QuoteField[]): Facts =>
  Object.fromEntries(names.map((name) => [name, quote[name] || null]));
