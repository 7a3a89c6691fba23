import { addDays } from './dates.ts';
import * as errors from './visitor-errors.ts';

/*
 * What the quote form and the API's schema agree on. It stands apart from the schemas, so that the calculator has
 * the rules in the browser without the schema library, which would be a tenth of all that it may weigh.
 */

export const contactMethods = ['sms', 'email'] as const;

/** The `service` of a request that the calculator sends. */
export const quoteRequestService = 'Quote Request';

export const contactMethodMissing = errors.methodMissing;

/** An empty choice shows as 'Anytime'. */
export const preferredTimes = ['Morning', 'Afternoon', 'Evening'] as const;

/** The maximum quantity of a cart line. */
export const maxQuantity = 50;

/** `12345` or `12345-6789`. */
export const zipCodePattern = /^\d{5}(-\d{4})?$/;

/** In days. */
const bookingWindowDays = 365;

/** The last date that visitors can choose. */
export const lastPreferredDate = (today: string) => addDays(today, bookingWindowDays);

/** `today` is the calendar date in the business's time zone. */
export function preferredDateError(date: string, today: string): string | null {
  if (date < today) return errors.dateInPast;
  if (date > lastPreferredDate(today)) return errors.dateTooFar;
  return null;
}
