import { getLineCents } from '#company/catalog/pricing.ts';
import { listActiveServicesById, listTitlesIn } from '#company/catalog/server/services.queries.ts';
import { isQuantity } from '#company/catalog/units.ts';
import type { ServiceRow } from '#kit/db/tables/services.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { highestCents } from '#kit/money/money.ts';
import { refuseField } from '#kit/server/errors.ts';
import { pricedColumns } from '#sales/leads/server/submit-quote.ts';
import { maxLines } from '#sales/quotes/quote-lines.ts';
import { acceptedColumns } from '#sales/quotes/server/accepted-columns.ts';
import { hasAcceptedAmounts } from '#sales/quotes/server/quote-amounts.ts';
import { replaceLines } from '#sales/quotes/server/quote-lines.ts';
import { findPageOfQuote, updateQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { recordQuote } from '#sales/quotes/server/quotes.history.ts';
import { getQuote, type QuoteWithItems, quoteSearchText } from '#sales/quotes/server/quotes.queries.ts';
import type { AddedLine } from '#visits/day/visit-progress.ts';
import { type FactContent, factText } from '#visits/visits/server/visit-progress.queries.ts';
import { type LockedVisit, refuseOff } from './lock-visit.ts';

interface Added {
  line: AddedLine;
  /** The customer who agreed to the price. */
  agreedBy: string;
}

/**
 * Adds what the customer asked for on the spot, at the agreed price, even if the catalog’s price has changed. The
 * accepted copy is renewed with that consent, unless the office has changed the quote since. Throws `wrong-state` for a
 * visit that is cancelled or missed.
 */
export async function addLine(
  trx: Trx,
  { quote: before, visit }: LockedVisit,
  { line: typed, agreedBy }: Added,
  { by, now }: { by: Actor; now: Date },
): Promise<FactContent> {
  await refuseOff(trx, visit);
  if (before.items.length >= maxLines) throw refuseField(['tooManyLines', maxLines], 'line');
  const kept = before.items.map(({ id, quantity }) => ({ id, quantity }));
  const [service] = typed.serviceId === null ? [] : await listActiveServicesById(trx, [typed.serviceId]);
  const { unit = service?.unit ?? 'piece', quantity } = typed;
  if (!isQuantity(quantity, unit)) throw refuseField(['wrongQuantity', unit], 'line.quantity');
  const line = { ...typed, unit, title: await toCatalogTitle(trx, typed.title, service) };
  const items = await replaceLines(trx, before, [...kept, toLine(before, line, service)]);
  const priced = pricedColumns(items);
  const added = items.items.at(-1)!;
  const cents = getLineCents(added);
  await trx
    .updateTable('quotes')
    .set({
      ...priced,
      estimatedPriceCents: priceAfter(before, priced.totalCents, cents),
      searchText: quoteSearchText({ ...before, ...priced }, items.items),
      version: before.version + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', before.id)
    .execute();
  const after = await getQuote(trx, before.id);
  await recordQuote(trx, { id: before.id, action: 'changed', before, after, by, now });
  const { minimumPriceCents = 0 } = added;
  const amounts = { quantity, unit, unitPriceCents: line.unitPrice, minimumPriceCents };
  const content = { text: line.title, ...amounts, agreedBy };
  const subject = { kind: 'quote', id: before.id } as const;
  const facts = { addedOnTheSpot: factText(content) };
  await record(trx, { type: 'quote.line-added', subject, by, after: facts, isWhole: true }, now);
  await renewAcceptance(trx, { before, after, agreedBy, now });
  return content;
}

/** A price that staff set grows by the line. A quote without a price stays without one. */
function priceAfter({ estimatedPriceCents, totalCents }: QuoteWithItems, total: number, cents: number) {
  if (estimatedPriceCents === null) return null;
  if (estimatedPriceCents === totalCents) return total;
  if (estimatedPriceCents + cents > highestCents) {
    throw refuseField('totalTooHigh', 'line.unitPrice');
  }
  return estimatedPriceCents + cents;
}

/** A crew may have read the service's title in its own language. */
async function toCatalogTitle(trx: Trx, title: string, service: ServiceRow | undefined): Promise<string> {
  if (!service) return title;
  for (const language of translatedLanguages) {
    const titles = await listTitlesIn(trx, language, [service.title]);
    if (titles.get(service.title) === title) return service.title;
  }
  return title;
}

/** A service that the quote already has, that is no longer offered or has another unit now, becomes a custom line. */
function toLine(
  quote: QuoteWithItems,
  { serviceId, title, quantity, unit, unitPrice }: AddedLine,
  service: ServiceRow | undefined,
) {
  const isListed = quote.items.some((item) => item.serviceId === serviceId);
  const custom = { title, quantity, unit, unitPrice };
  if (!service) return custom;
  const { category } = service;
  const durationMinutes = service.unit === unit ? service.durationMinutes : 0;
  return isListed || service.unit !== unit
    ? { ...custom, category, durationMinutes }
    : { serviceId: service.id, quantity, unitPrice };
}

interface Renewal {
  before: QuoteWithItems;
  after: QuoteWithItems;
  agreedBy: string;
  now: Date;
}

async function renewAcceptance(trx: Trx, { before, after, agreedBy, now }: Renewal): Promise<void> {
  const page = await findPageOfQuote(trx, before.id);
  if (page?.decision !== 'accepted' || !hasAcceptedAmounts(page, before)) return;
  await updateQuotePage(trx, before.id, await acceptedColumns(trx, after, { name: agreedBy, now }));
}
