import * as unitWords from '#company/catalog/unit-texts.ts';
import { lineText } from '#company/catalog/units.ts';
import type { QuoteItemRow } from '#kit/db/tables/quotes.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { HistoryAction } from '#kit/events/history.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import type { Facts } from '#kit/events/server/history-changes.ts';
import { record } from '#kit/events/server/record.ts';
import { exactDollars, formatCents, formatDollars } from '#kit/money/money.ts';
import { fullName } from '#kit/text/person.ts';
import { toGivenDiscount } from '#sales/quotes/own-discount.ts';
import { staffTextNames } from '#sales/quotes/quote-fields.ts';
import type { QuoteField } from '#sales/quotes/quote-labels.ts';
import { visitorTextNames } from '#sales/quotes/visitor-texts.ts';
import { discountCents } from './quote-amounts.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

type QuoteEvent = { id: number; by: Actor; now: Date } & (
  | { action: 'changed'; before: QuoteWithItems; after: QuoteWithItems }
  | { action: Exclude<HistoryAction, 'changed'>; before?: never; after?: never }
);

/** A change of amounts is an entry of the audit log too. */
export function recordQuote(trx: Trx, { id, action, before, after, by, now }: QuoteEvent): Promise<void> {
  const about = { subject: { kind: 'quote', id }, by } as const;
  if (action !== 'changed') return record(trx, { type: `quote.${action}`, ...about }, now);
  const prices = { before: getAmounts(before), after: getAmounts(after) };
  const facts = { before: getFacts(before), after: getFacts(after) };
  return record(
    trx,
    [
      { type: 'quote.changed', ...about, ...facts, change: { before, after } },
      { type: 'quote-price-changed', ...about, ...prices },
    ],
    now,
  );
}

const getFacts = (quote: QuoteWithItems): Facts => ({
  status: quote.status,
  estimatedPrice: quote.estimatedPriceCents === null ? null : formatCents(quote.estimatedPriceCents),
  ...filled(quote, staffTextNames),
  name: fullName(quote),
  ...filled(quote, ['email', 'phone', 'zipCode', 'contactMethod', 'preferredDate', 'preferredTime']),
  ...filled(quote, visitorTextNames),
  items: quote.items.map((item) => lineText(item, unitWords)).join(', ') || null,
  discount: discountText(quote),
  code: quote.codeId === null ? null : quote.code,
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
  return record(trx, { ...event, after: getAmounts(quote) }, now);
}

/** Amounts without texts: a custom line may name a customer, and the audit log outlives an erasure. */
const getAmounts = (quote: QuoteWithItems) => ({
  price: quote.estimatedPriceCents === null ? null : formatCents(quote.estimatedPriceCents),
  total: formatCents(quote.totalCents),
  discountPercent: quote.discountPercent,
  discount: formatCents(discountCents(quote)),
  ...(quote.codeId !== null && { codeDiscount: formatCents(quote.codeCents) }),
  ...(quote.minimumFeeCents > 0 && { minimumFee: formatCents(quote.minimumFeeCents) }),
  ...(quote.tripFeeCents > 0 && { tripFee: formatCents(quote.tripFeeCents) }),
  lines: quote.items.map(amountText),
});

/** `2 × $89.00`, `350 sq ft × $0.45, minimum $120.00` */
function amountText({ quantity, unit, unitPriceCents, minimumPriceCents }: QuoteItemRow): string {
  const exact = (cents: number) => formatDollars(cents, { exact: true });
  const counted = unit === 'piece' ? quantity : unitWords.quantityText(quantity, unit);
  const minimum = minimumPriceCents > 0 ? `, ${unitWords.minimumText(exact(minimumPriceCents))}` : '';
  return `${counted} × ${exact(unitPriceCents)}${minimum}`;
}

const filled = (quote: QuoteWithItems, names: readonly QuoteField[]): Facts =>
  Object.fromEntries(names.map((name) => [name, quote[name] || null]));
