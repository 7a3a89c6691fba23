import { addDays } from './dates.ts';

/*
 * What the quote form and the API's schema agree on. It stands apart from the schemas, so that the calculator has
 * the rules in the browser without the schema library, which would be a tenth of all that it may weigh.
 */

export const contactMethods = ['sms', 'email'] as const;

/** The `service` of a request that the calculator sends. */
export const quoteRequestService = 'Quote Request';

export const contactMethodMissing = 'Please provide contact information for your selected method';

/** What the visitor may choose as a time of day; nothing chosen is shown as 'Anytime'. */
export const preferredTimes = ['Morning', 'Afternoon', 'Evening'] as const;

/** More of one service than any home has; a cart line stops here. */
export const maxQuantity = 50;

/** `12345` or `12345-6789`. */
export const zipCodePattern = /^\d{5}(-\d{4})?$/;

/** How far ahead a visit can be asked for, in days. */
const bookingWindowDays = 365;

/** The last date that can be asked for, where `today` is the first. */
export const lastPreferredDate = (today: string) => addDays(today, bookingWindowDays);

/** The sentence that refuses a preferred date, or null. `today` is the calendar date in the business's time zone. */
export function preferredDateError(date: string, today: string): string | null {
  if (date < today) return 'Preferred service date can’t be in the past';
  if (date > lastPreferredDate(today)) return 'Preferred service date is too far ahead';
  return null;
}
