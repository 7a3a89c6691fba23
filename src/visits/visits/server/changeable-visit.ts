import type { SettingsValues } from '#company/profile/profile.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { getInstant } from '#kit/time/dates.ts';
import { minutesOfTime } from '#kit/time/opening-hours.ts';

/** Whether the customer can still change the visit on the page. Elapsed hours count, also when the clocks change. */
export const isChangeable = (
  visit: Pick<VisitRow, 'date' | 'windowFrom' | 'status'>,
  { booking }: Pick<SettingsValues, 'booking'>,
  now: Date,
): boolean =>
  visit.status === 'booked' &&
  getStart(visit).getTime() - now.getTime() >= booking.changeCutoffHours * 3_600_000;

const getStart = ({ date, windowFrom }: Pick<VisitRow, 'date' | 'windowFrom'>): Date =>
  getInstant(date, minutesOfTime(windowFrom));
