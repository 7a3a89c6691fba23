import type { VisitRow } from '#server/db/tables/visits.ts';
import { instantOf } from '#shared/dates.ts';
import { minutesOfTime } from '#shared/opening-hours.ts';
import type { SettingsValues } from '#shared/profile.ts';

/** Whether the customer can still change the visit on the page. Elapsed hours count, also when the clocks change. */
export const isChangeable = (
  visit: Pick<VisitRow, 'date' | 'windowFrom' | 'status'>,
  { booking }: Pick<SettingsValues, 'booking'>,
  now: Date,
): boolean =>
  visit.status === 'booked' &&
  startOf(visit).getTime() - now.getTime() >= booking.changeCutoffHours * 3_600_000;

const startOf = ({ date, windowFrom }: Pick<VisitRow, 'date' | 'windowFrom'>): Date =>
  instantOf(date, minutesOfTime(windowFrom));
