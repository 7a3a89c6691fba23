import type { VisitorSentence } from '#kit/refusals/sentence.ts';
import { lastPreferredDate } from '#sales/quotes/quote-rules.ts';

/** `today` is the calendar date in the business's time zone. */
export function preferredDateError(date: string, today: string): VisitorSentence | null {
  if (date < today) return 'dateInPast';
  if (date > lastPreferredDate(today)) return 'dateTooFar';
  return null;
}
