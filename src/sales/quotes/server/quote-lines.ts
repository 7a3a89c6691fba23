import { type FeeTerms, noFees } from '#company/catalog/order-fees.ts';
import type { CartPrice } from '#company/catalog/pricing.ts';
import { listActiveServicesById } from '#company/catalog/server/services.queries.ts';
import { getMinutesError } from '#company/catalog/service-edits.ts';
import { requireFormerCategory } from '#company/settings/server/settings.queries.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { QuoteItemRow, QuoteRow } from '#kit/db/tables/quotes.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { formatDollars } from '#kit/money/money.ts';
import { wrongField } from '#kit/server/errors.ts';
import type { OwnDiscount, OwnDiscountInput } from '#sales/quotes/own-discount.ts';
import type { QuoteLine } from '#sales/quotes/quote-lines.ts';
import {
  addQuantities,
  findOfferedItems,
  type NewItem,
  type PricedSelection,
  presentTerms,
  priceItems,
  type QuoteCode,
} from './quotes.pricing.ts';
import type { QuoteWithItems } from './quotes.queries.ts';
import { toCustom } from './same-lines.ts';

type Lines = readonly QuoteLine[];

/**
 * Replaces and prices the quote's lines. A line that stays keeps its copy of title and price, unless staff change them;
 * a new line takes them from the catalog, or is a custom line. The discounts are those that the quote began with.
 * Throws 422 for an unknown line or a service that is not offered.
 */
export async function replaceLines(
  trx: Trx,
  quote: QuoteWithItems,
  lines: Lines,
  code = getCode(quote),
): Promise<PricedSelection> {
  await requireCategories(trx, lines);
  const { kept: sorted, added } = sortLines(quote.items, lines);
  const kept = await withCatalogPrices(trx, quote.items, sorted);
  const newItems = await getNewItems(trx, added, quote.serviceCategory);
  const selection = priced([...kept, ...newItems], getTerms(quote, code));
  await writeLines(trx, quote, kept, newItems);
  return selection;
}

interface NewTerms {
  own: OwnDiscount;
  code: QuoteCode | null;
  zipCode: string;
}

/** Prices the lines of a new quote. */
export async function priceLines(
  trx: Trx,
  lines: Lines,
  { zipCode, ...terms }: NewTerms,
): Promise<PricedSelection> {
  await requireCategories(trx, lines);
  const { added } = sortLines([], lines);
  const items = await getNewItems(trx, added, lines.find(({ category }) => category)?.category);
  return priced(items, { ...(await presentTerms(trx, zipCode)), ...terms });
}

/** Prices the lines as they are, for another discount, code or ZIP code. */
export const repriceLines = (quote: QuoteWithItems, code: QuoteCode | null): PricedSelection =>
  priced(quote.items, getTerms(quote, code));

const getTerms = (quote: QuoteWithItems, code: QuoteCode | null): Terms => ({
  discounts: JSON.parse(quote.discounts),
  own: quote,
  code,
  fees: getFeeTerms(quote),
});

/** As they were when the quote was sent. */
export const getFeeTerms = ({ feeTerms }: Pick<QuoteRow, 'feeTerms'>): FeeTerms =>
  feeTerms === null ? noFees : (JSON.parse(feeTerms) as FeeTerms);

/** As the quote was sent with it; null without one. */
export const getCode = ({ codeId, code, codeTerms }: QuoteRow): QuoteCode | null =>
  codeId === null ? null : { id: codeId, code, terms: JSON.parse(codeTerms!) as QuoteCode['terms'] };

async function requireCategories(trx: Trx, lines: Lines): Promise<void> {
  for (const [index, { category }] of lines.entries()) {
    if (category !== undefined) await requireFormerCategory(trx, category, `items.${index}.category`);
  }
}

interface AddedLine {
  line: QuoteLine;
  /** In the body. */
  index: number;
}

/** Merges lines that name the same line or service. Throws 422 for more pieces than a line takes. */
function sortLines(items: readonly QuoteItemRow[], lines: Lines) {
  const kept = new Map<number, QuoteItemRow>();
  const added: AddedLine[] = [];
  lines.forEach((line, index) => {
    const { id, serviceId, quantity } = line;
    const item = items.find((one) =>
      id === undefined ? typeof serviceId === 'number' && one.serviceId === serviceId : one.id === id,
    );
    if (!item) {
      if (id !== undefined) throw wrongField(`items.${index}.id`, 'This line is no longer in the quote');
      added.push({ line, index });
      return;
    }
    const before = kept.get(item.id);
    const changed = { ...(before ?? item), ...toCustom(line, item) };
    refuseMinutes(changed, index);
    const isPriceKept = changed.unitPriceCents === item.unitPriceCents;
    kept.set(item.id, {
      ...changed,
      quantity: addQuantities(before?.quantity ?? 0, quantity, {
        unit: changed.unit,
        path: `items.${index}`,
      }),
      ...(!isPriceKept && { isHandPriced: 1, minimumPriceCents: 0 }),
    });
  });
  return { kept: items.flatMap(({ id }) => kept.get(id) ?? []), added };
}

function refuseMinutes(line: Pick<NewItem, 'unit' | 'durationMinutes'>, index: number): void {
  const message = getMinutesError({ unit: 'piece', ...line });
  if (message) throw wrongField(`items.${index}.durationMinutes`, message);
}

/** A line that staff set to the catalog's present price is not priced by hand. */
async function withCatalogPrices(trx: Trx, before: readonly QuoteItemRow[], kept: readonly QuoteItemRow[]) {
  const formerPrice = new Map(before.map(({ id, unitPriceCents }) => [id, unitPriceCents]));
  const changed = kept.filter(({ id, unitPriceCents }) => formerPrice.get(id) !== unitPriceCents);
  const ids = changed.flatMap(({ serviceId }) => serviceId ?? []);
  const services = ids.length > 0 ? await listActiveServicesById(trx, ids) : [];
  return kept.map((item) => {
    const service = changed.includes(item) ? services.find(({ id }) => id === item.serviceId) : undefined;
    if (service?.discountedPriceCents !== item.unitPriceCents || service.unit !== item.unit) return item;
    return { ...item, isHandPriced: 0 as const, minimumPriceCents: service.minimumPriceCents };
  });
}

/** In the order of the body; lines of one service are merged, unless staff set a price. */
async function getNewItems(
  trx: Trx,
  added: readonly AddedLine[],
  mainCategory: QuoteWithItems['serviceCategory'] | undefined,
): Promise<NewItem[]> {
  const ofServices = added.filter(({ line }) => typeof line.serviceId === 'number');
  const offered = await findOfferedItems(
    trx,
    ofServices.map(({ line: { serviceId, quantity } }) => ({ serviceId: serviceId!, quantity })),
    (index) => `items.${ofServices[index]!.index}`,
  );
  const category = mainCategory ?? offered[0]?.category;
  const listed = new Set<number>();
  return added.flatMap(({ line, index }): NewItem[] => {
    const item = offered.find(
      ({ serviceId }) => typeof line.serviceId === 'number' && serviceId === line.serviceId,
    );
    if (!item) return [customItem(line, index, category)];
    if (line.unitPrice !== undefined) {
      const isHandPriced = toFlag(line.unitPrice !== item.unitPriceCents);
      const minimum = isHandPriced ? { minimumPriceCents: 0 } : {};
      const custom = toCustom(line, item as { serviceId: number });
      return [{ ...item, ...custom, ...minimum, quantity: line.quantity, isHandPriced }];
    }
    if (listed.has(line.serviceId!)) return [];
    listed.add(line.serviceId!);
    const same = ofServices.filter(
      ({ line: other }) => other.serviceId === line.serviceId && other.unitPrice === undefined,
    );
    const quantity = same.reduce(
      (sum, { line: other, index: at }) =>
        addQuantities(sum, other.quantity, { unit: item.unit, path: `items.${at}` }),
      0,
    );
    return [{ ...item, ...toCustom(line, item as { serviceId: number }), quantity, isHandPriced: 0 }];
  });
}

/** Throws 422 if staff take off more than there is. Lines that go later take the discount along. */
export function refuseLargeDiscount(discount: OwnDiscountInput | null, { subtotalCents }: CartPrice): void {
  if ((discount?.amount ?? 0) <= subtotalCents) return;
  throw wrongField('discount.amount', `At most ${formatDollars(subtotalCents, { exact: true })}`);
}

/** The schema has checked title and price. */
function customItem(line: QuoteLine, index: number, mainCategory: QuoteLine['category']): NewItem {
  const category = line.category ?? mainCategory;
  if (!category) throw wrongField(`items.${index}.category`, 'Choose a category');
  const { unit = 'piece', durationMinutes = 0 } = line;
  refuseMinutes({ unit, durationMinutes }, index);
  return {
    serviceId: null,
    category,
    title: line.title!,
    isAddOn: 0,
    unitPriceCents: line.unitPrice!,
    quantity: addQuantities(0, line.quantity, { unit, path: `items.${index}` }),
    unit,
    minimumPriceCents: 0,
    durationMinutes,
    isHandPriced: 1,
  };
}

type Terms = Pick<PricedSelection, 'discounts' | 'fees' | 'code'> & { own: OwnDiscount };

function priced(items: NewItem[], { own, ...terms }: Terms): PricedSelection {
  const price = priceItems(items, 'items', { ...terms, own, code: terms.code?.terms ?? null });
  return { ...terms, items, price };
}

async function writeLines(
  trx: Trx,
  quote: QuoteWithItems,
  kept: readonly QuoteItemRow[],
  added: readonly NewItem[],
) {
  const keptIds = new Set(kept.map(({ id }) => id));
  const gone = quote.items.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('quoteItems').where('id', 'in', gone).execute();
  for (const { id, quoteId: _quote, ...changes } of kept) {
    await trx.updateTable('quoteItems').set(changes).where('id', '=', id).execute();
  }
  if (added.length > 0) {
    await trx
      .insertInto('quoteItems')
      .values(added.map((item) => ({ ...item, quoteId: quote.id })))
      .execute();
  }
}
