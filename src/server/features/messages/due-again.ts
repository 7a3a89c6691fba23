import type { Db } from '#server/db/open.ts';
import { recleanMonths } from '#shared/service-edits.ts';

/** After how many months the first of a quote's items is due again. Add-ons count only where nothing else was cleaned. */
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
