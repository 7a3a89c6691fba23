import { AppError } from '#kit/server/errors.ts';
import { calendarDate, longDate } from '#kit/time/dates.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';

interface Completion {
  preferredDate: string | null;
  status: QuoteStatus;
  now: Date;
  /** Reads the record as it is; missing for one that does not exist yet. */
  current?: () => Promise<unknown>;
}

/** Throws `visit-ahead` if a visit would be completed before its day, so that a screen can ask first. */
export async function refuseIfAhead({ preferredDate, status, now, current }: Completion): Promise<void> {
  if (status !== 'completed' || preferredDate === null) return;
  if (preferredDate <= calendarDate(now)) return;
  throw new AppError(
    'visit-ahead',
    `The visit is on ${longDate(preferredDate)}, which is still ahead.`,
    current && { current: await current() },
  );
}
