import { addDays } from '#kit/time/dates.ts';

/*
 * Shared by the quote form and the API's schema. It stands apart from the schemas, so that the calculator has the
 * rules in the browser without the schema library, which would be a tenth of all that it may weigh.
 */

export const contactMethods = ['sms', 'email'] as const;

/** The `service` of a request that the calculator sends. */
/** The service of a request that a text has made. */
export const textRequestService = 'Text message';

export const quoteRequestService = 'Quote Request';

/** An empty choice shows as 'Anytime'. */
export const preferredTimes = ['Morning', 'Afternoon', 'Evening'] as const;

/** `12345` or `12345-6789`. */
export const zipCodePattern = /^\d{5}(-\d{4})?$/;

/** In days. */
const bookingWindowDays = 365;

/** The last date that visitors can choose. */
export const lastPreferredDate = (today: string) => addDays(today, bookingWindowDays);
