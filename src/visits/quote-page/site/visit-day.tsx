import { capitalized } from '#kit/text/capitalized.ts';
import { fullDay } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';
import type { ChosenWindow } from './visit-data.ts';

interface VisitDayProps {
  date: string;
  /** At the beginning of a line, where Spanish has a capital too. */
  isFirst?: boolean;
}

/** `Tuesday, December 1, 2026` */
export const VisitDay = ({ date, isFirst = false }: VisitDayProps) => (
  <time dateTime={date}>{isFirst ? capitalized(fullDay(date)) : fullDay(date)}</time>
);

/** When the crew arrives. */
export const ArrivalTime = ({ date, from, to }: ChosenWindow) => (
  <p className="mt-3 text-lg font-semibold">
    <VisitDay date={date} isFirst />
    <span className="block tabular-nums">{quotePage.visit.weArrive(windowLabel(from, to))}</span>
  </p>
);
