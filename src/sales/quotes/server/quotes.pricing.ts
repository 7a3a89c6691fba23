import type { CodeTerms } from '#company/catalog/code-pricing.ts';
import type { Discount } from '#company/catalog/discounts.ts';
import { type FeeTerms, getFeeTerms, noFees } from '#company/catalog/order-fees.ts';
import type { CartPrice } from '#company/catalog/pricing.ts';
import { listActiveServicesById } from '#company/catalog/server/services.queries.ts';
import type { OptionGroup } from '#company/catalog/services.ts';
import { isQuantity, toQuantity, type Unit } from '#company/catalog/units.ts';
import { readPricing } from '#company/settings/server/pricing.queries.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import type { CodeRow } from '#kit/db/tables/codes.ts';
import type { NewQuoteItem } from '#kit/db/tables/quotes.ts';
import type { ServiceRow } from '#kit/db/tables/services.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { exactDollars, formatCents, highestCents } from '#kit/money/money.ts';
import { refuse, refuseField } from '#kit/server/errors.ts';
import { refuseOtherLines } from '#sales/codes/server/claim-code.ts';
import { toCodeTerms } from '#sales/codes/server/codes.serializer.ts';
import { noOwnDiscount, priceQuote, type QuoteTerms } from '#sales/quotes/own-discount.ts';
import type { QuoteSelection } from '#sales/quotes/quotes.ts';

type Selection = Pick<QuoteSelection, 'items' | 'expectedTotal' | 'zipCode'>;
type Items = Selection['items'];

/** A line before it is stored. */
export type NewItem = Omit<NewQuoteItem, 'quoteId'>;

export interface PricedSelection {
  items: NewItem[];
  /** These are kept with the quote. */
  discounts: readonly Discount[];
  fees: FeeTerms;
  price: CartPrice;
  code: QuoteCode | null;
}

/** The customer's code with the terms that the quote keeps. */
export interface QuoteCode {
  id: number;
  code: string;
  terms: CodeTerms;
}

interface SelectionPricing {
  /** The path of the items in the body. */
  itemsPath?: string;
  /** Claimed by the transaction. */
  code?: CodeRow | null;
  /** The page without a script shows what the services cost, and never what a code takes off. */
  isTotalWithoutCode?: boolean;
}

/**
 * Prices the chosen items from the catalog, with the present discounts and fees. Throws 422 for a service that is not offered,
 * and `price-changed` with the current total if the visitor saw another one, or another unit.
 */
export async function priceSelection(
  trx: Trx,
  selection: Selection,
  { itemsPath = 'quote.items', code = null, isTotalWithoutCode = false }: SelectionPricing = {},
): Promise<PricedSelection> {
  const getPath = (index: number) => `${itemsPath}.${index}`;
  const services = await findOffered(trx, selection.items, getPath);
  const chosen = selection.items.map((item) => withPresentUnit(item, services));
  const isUnitSeen = selection.items.every(({ unit }, index) => !unit || unit === chosen[index]!.unit);
  const items = toItems(chosen, services, getPath);
  refuseTwoOptions(services, selection.items, itemsPath);
  const present = await presentTerms(trx, selection.zipCode);
  const terms = code && toCodeTerms(code);
  if (code) refuseOtherLines(code, items, 'quote.code');
  const price = priceItems(items, itemsPath, { ...present, code: terms });
  const total = formatCents(price.totalCents);
  const seen = isTotalWithoutCode ? formatCents(priceItems(items, itemsPath, present).totalCents) : total;
  const isTotalSeen = selection.expectedTotal === undefined || selection.expectedTotal === seen;
  if (!isUnitSeen || !isTotalSeen) {
    throw refuse('price-changed', ['pricesChanged', exactDollars(total)], { current: { total } });
  }
  return { ...present, items, price, code: code && terms && { id: code.id, code: code.code, terms } };
}

/** A quantity of a former unit becomes one that the present unit takes. */
function withPresentUnit(item: Items[number], services: readonly ServiceRow[]) {
  const { unit } = services.find(({ id }) => id === item.serviceId)!;
  const isChanged = item.unit !== undefined && item.unit !== unit;
  const quantity = isChanged ? toQuantity(item.quantity, unit) || 1 : item.quantity;
  return { ...item, quantity, unit };
}

/** Throws 422 where a visitor chose two services of one option group; staff may. */
function refuseTwoOptions(services: readonly ServiceRow[], items: Items, path: string): void {
  const chosen = new Map<string, number>();
  for (const [index, { serviceId }] of items.entries()) {
    const service = services.find(({ id }) => id === serviceId);
    if (!service?.optionGroup) continue;
    const { name } = JSON.parse(service.optionGroup) as OptionGroup;
    const key = `${service.category}/${name}`;
    const known = chosen.get(key);
    if (known !== undefined && known !== serviceId) {
      throw refuseField(['oneOfGroup', name], `${path}.${index}.serviceId`);
    }
    chosen.set(key, serviceId);
  }
}

/** Those of new quotes. Call it after `findOfferedItems`, from which on the transaction relies on the settings. */
export async function presentTerms(
  trx: Trx,
  zipCode: string,
): Promise<Pick<PricedSelection, 'discounts' | 'fees'>> {
  const { discounts, ...fees } = await readPricing(trx);
  return { discounts, fees: getFeeTerms(fees, zipCode) };
}

/** Throws 422 at `path` if the total is too high to store. */
export function priceItems(items: readonly NewItem[], path: string, terms: Partial<QuoteTerms>): CartPrice {
  const price = priceQuote(items, { discounts: [], own: noOwnDiscount, code: null, fees: noFees, ...terms });
  if (price.subtotalCents > highestCents) throw refuseField('totalTooHigh', path);
  return price;
}

/**
 * The catalog's titles and prices, one line per service. Throws 422 for a service that is not offered. `getPath` gives
 * the path of each item of `chosen` in the body.
 */
export const findOfferedItems = async (
  trx: Trx,
  chosen: Items,
  getPath: (index: number) => string,
): Promise<PricedSelection['items']> => toItems(chosen, await findOffered(trx, chosen, getPath), getPath);

async function findOffered(
  trx: Trx,
  chosen: Items,
  getPath: (index: number) => string,
): Promise<ServiceRow[]> {
  const ids = [...new Set(chosen.map(({ serviceId }) => serviceId))];
  await relyOn(trx, 'services', 'settings');
  const services = ids.length > 0 ? await listActiveServicesById(trx, ids) : [];
  refuseUnknown(chosen, services, getPath);
  return services;
}

/** One line per service in the cart's order, even if a client sends a service twice. */
function toItems(chosen: Items, services: readonly ServiceRow[], getPath: (index: number) => string) {
  const items = new Map<number, ReturnType<typeof toItem>>();
  for (const [index, { serviceId, quantity }] of chosen.entries()) {
    const service = services.find(({ id }) => id === serviceId)!;
    const before = items.get(serviceId)?.quantity ?? 0;
    const sum = addQuantities(before, quantity, { unit: service.unit, path: getPath(index) });
    items.set(serviceId, toItem(service, sum));
  }
  return [...items.values()];
}

/** Nothing is lost: throws 422 for what a line does not take. `path` leads to the line in the body. */
export function addQuantities(
  before: number,
  quantity: number,
  { unit = 'piece', path }: { unit: Unit | undefined; path: string },
): number {
  if (isQuantity(quantity, unit) && isQuantity(before + quantity, unit)) return before + quantity;
  throw refuseField(['wrongQuantity', unit], `${path}.quantity`);
}

function refuseUnknown(items: Items, services: readonly ServiceRow[], getPath: (index: number) => string) {
  const known = new Set(services.map((service) => service.id));
  const errors = items.flatMap(({ serviceId }, index) =>
    known.has(serviceId) ? [] : [{ path: `${getPath(index)}.serviceId`, sentence: 'serviceGone' as const }],
  );
  if (errors.length > 0) throw refuse('invalid-input', 'servicesGone', { errors });
}

const toItem = (service: ServiceRow, quantity: number) => ({
  serviceId: service.id,
  category: service.category,
  title: service.title,
  isAddOn: service.isAddOn,
  unitPriceCents: service.discountedPriceCents,
  minimumPriceCents: service.minimumPriceCents,
  quantity,
  unit: service.unit,
  durationMinutes: service.durationMinutes,
});
