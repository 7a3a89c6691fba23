import { lastPreferredDate } from './quote-rules.ts';
import type { VisitorSentence } from './sentence.ts';

/** `today` is the calendar date in the business's time zone. */
export function preferredDateError(date: string, today: string): VisitorSentence | null {
  if (date < today) return 'dateInPast';
  if (date > lastPreferredDate(today)) return 'dateTooFar';
  return null;
}
