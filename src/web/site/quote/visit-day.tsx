import { business } from '#shared/content/business.ts';
import { dateFormat, longDate } from '#shared/dates.ts';
import { windowLabel } from '#shared/window-label.ts';
import type { ChosenWindow } from './visit-data.ts';

/** `Tuesday, December 1, 2026` */
export function VisitDay({ date }: { date: string }) {
  const weekday = dateFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <time dateTime={date}>
      {weekday}, {longDate(date, business.timeZone)}
    </time>
  );
}

/** When the crew arrives. */
export const ArrivalTime = ({ date, from, to }: ChosenWindow) => (
  <p className="mt-3 text-lg font-semibold">
    <VisitDay date={date} />
    <span className="block tabular-nums">We arrive {windowLabel(from, to)}</span>
  </p>
);
