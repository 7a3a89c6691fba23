import type { Db } from '#server/db/open.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { listActiveServicesById } from '#server/features/services/services.queries.ts';
import { linkOfItems } from '#shared/linked-items.ts';
import { calculatorFor, paths } from '#shared/paths.ts';
import { zipCodePattern } from '#shared/quote-rules.ts';
import { recleanMonths } from '#shared/service-edits.ts';

/** Months until the first of a quote's items is due again. Add-ons count only if nothing else was cleaned. */
export async function recleanMonthsOf(db: Db, quoteId: number): Promise<number> {
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
