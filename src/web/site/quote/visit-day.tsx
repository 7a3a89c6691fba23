import { quotePage } from '#shared/content/pages/quote.ts';
import { fullDay } from '#shared/dates.ts';
import { windowLabel } from '#shared/window-label.ts';
import type { ChosenWindow } from './visit-data.ts';

/** `Tuesday, December 1, 2026` */
export const VisitDay = ({ date }: { date: string }) => <time dateTime={date}>{fullDay(date)}</time>;

/** When the crew arrives. */
export const ArrivalTime = ({ date, from, to }: ChosenWindow) => (
  <p className="mt-3 text-lg font-semibold">
    <VisitDay date={date} />
    <span className="block tabular-nums">{quotePage.visit.weArrive(windowLabel(from, to))}</span>
  </p>
);
