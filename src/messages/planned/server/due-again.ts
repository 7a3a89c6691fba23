import { listActiveServicesById } from '#company/catalog/server/services.queries.ts';
import { recleanMonths } from '#company/catalog/service-edits.ts';
import type { Db } from '#kit/db/open.ts';
import { calculatorFor, paths } from '#kit/paths/paths.ts';
import { linkOfItems } from '#sales/quotes/linked-items.ts';
import { zipCodePattern } from '#sales/quotes/quote-rules.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';

/** Months until the first of a quote's items is due again. Add-ons count only if nothing else was cleaned. */
export async function getRecleanMonths(db: Db, quoteId: number): Promise<number> {
  const items = await db
    .selectFrom('quoteItems')
    .leftJoin('services', 'services.id', 'quoteItems.serviceId')
    .select(['quoteItems.isAddOn', 'services.recleanMonths'])
    .where('quoteItems.quoteId', '=', quoteId)
    .execute();
  const main = items.filter(({ isAddOn }) => isAddOn === 0);
  const months = (main.length > 0 ? main : items).map((item) => item.recleanMonths ?? recleanMonths.default);
  return months.length === 0 ? recleanMonths.default : Math.min(...months);
}

/** The calculator with the items that are still offered, and the ZIP code without its last four digits. */
export async function cleanAgainPath(
  db: Db,
  { items, serviceCategory, zipCode }: Pick<QuoteWithItems, 'items' | 'serviceCategory' | 'zipCode'>,
): Promise<string> {
  const ids = items.flatMap(({ serviceId }) => serviceId ?? []);
  const offered = ids.length === 0 ? [] : await listActiveServicesById(db, ids);
  const again = items.filter(({ serviceId }) => offered.some(({ id }) => id === serviceId));
  const path =
    again.length === 0 ? calculatorFor(serviceCategory) : `${paths.calculator}?service=${linkOfItems(again)}`;
  return zipCodePattern.test(zipCode) ? `${path}&zip=${zipCode.slice(0, 5)}` : path;
}
