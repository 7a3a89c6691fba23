import { AppError } from '#server/errors.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate, longDate } from '#shared/dates.ts';
import type { QuoteStatus } from '#shared/quotes.ts';

/** Throws `visit-ahead` if a visit would be completed before its day, so that a screen can ask first. */
export function refuseIfAhead(
  { preferredDate }: { preferredDate: string | null },
  status: QuoteStatus,
  now: Date,
): void {
  if (status !== 'completed' || preferredDate === null) return;
  if (preferredDate <= calendarDate(now, business.timeZone)) return;
  throw new AppError(
    'visit-ahead',
    `The visit is on ${longDate(preferredDate, business.timeZone)}, which is still ahead.`,
  );
}
