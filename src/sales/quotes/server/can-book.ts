import { isCovered } from '#company/coverage/coverage.ts';
import type { SettingsValues } from '#company/profile/profile.ts';
import type { Db } from '#kit/db/open.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { hasOwnDiscount } from '#sales/quotes/own-discount.ts';
import { quoteRequestService } from '#sales/quotes/quote-rules.ts';
import { isUnpriced } from './quote-amounts.ts';
import type { FoundQuotePage } from './quote-pages.queries.ts';

/**
 * Whether the customer may pick an arrival window, if the quote has no open visit.
 * See docs/product/sales.md#quote-page.
 */
export async function mayBook(
  db: Db,
  found: FoundQuotePage,
  settings: Pick<SettingsValues, 'booking' | 'places'>,
  now: Date,
): Promise<boolean> {
  const { page, quote } = found;
  if (!isBookable(found, settings)) return false;
  if (page.decision === 'accepted') return true;
  if (!mayAccept({ page, quote }, now)) return false;
  return hasCatalogPrice(quote) && (await isFromCalculator(db, quote));
}

/** Whether the customer may accept it and then pick an arrival window, if it has no open visit. */
export const mayAcceptAndBook = (
  found: FoundQuotePage,
  settings: Pick<SettingsValues, 'booking' | 'places'>,
  now: Date,
): boolean => isBookable(found, settings) && mayAccept(found, now);

const mayAccept = ({ page, quote }: Pick<FoundQuotePage, 'page' | 'quote'>, now: Date) =>
  page.decision !== 'accepted' &&
  page.decision !== 'declined' &&
  !isExpired(page, now) &&
  !isUnpriced(page, quote);

const isBookable = (
  { quote, isQuarantined }: Pick<FoundQuotePage, 'quote' | 'isQuarantined'>,
  { booking, places }: Pick<SettingsValues, 'booking' | 'places'>,
): boolean =>
  !isQuarantined &&
  booking.selfBooking &&
  isCovered(quote.zipCode, places) &&
  !quote.isRequestCancelled &&
  quote.status !== 'completed';

/** `validUntil` is inclusive. */
export const isExpired = ({ validUntil }: { validUntil: string }, now: Date): boolean =>
  calendarDate(now) > validUntil;

/** As the catalog had it when the calculator, or staff, set it. */
const hasCatalogPrice = (quote: FoundQuotePage['quote']) =>
  quote.estimatedPriceCents === quote.totalCents &&
  !hasOwnDiscount(quote) &&
  quote.items.every(({ isHandPriced }) => isHandPriced === 0);

/** Whether a visitor made the quote, and not staff. */
export async function isFromCalculator(db: Db, { requestId }: FoundQuotePage['quote']): Promise<boolean> {
  if (requestId === null) return false;
  const request = await db
    .selectFrom('requests')
    .select('service')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.service === quoteRequestService;
}
