import { lastPreferredDate } from './quote-rules.ts';
import * as errors from './visitor-errors.ts';

/** `today` is the calendar date in the business's time zone. */
export function preferredDateError(date: string, today: string): string | null {
  if (date < today) return errors.dateInPast;
  if (date > lastPreferredDate(today)) return errors.dateTooFar;
  return null;
}
