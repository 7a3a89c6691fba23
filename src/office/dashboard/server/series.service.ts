import { formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import type { StatsPoint } from '#office/dashboard/stats.ts';
import { type Period, periodsUntil } from './period.ts';
import { countRequestsByHour, sumQuotesByHour } from './series.queries.ts';

/**
 * Points of the dashboard's charts. A point is a day, or a week for long periods. The last week ends today; the first
 * may be shorter.
 */
export async function readSeries({ db, clock }: Deps, days: 7 | 30 | 90): Promise<StatsPoint[]> {
  const { present } = periodsUntil(clock(), days);
  const points = getPoints(present, days === 90 ? 7 : 1);
  const getPoint = (hour: string) => {
    const date = calendarDate(new Date(`${hour}:00:00.000Z`));
    return points.find(({ from, to }) => from <= date && date <= to);
  };
  for (const { hour, count } of await countRequestsByHour(db, present.span)) {
    const point = getPoint(hour);
    if (point) point.leads += count;
  }
  for (const { hour, quotedCents, wonCents } of await sumQuotesByHour(db, present.span)) {
    const point = getPoint(hour);
    if (!point) continue;
    point.quotedCents += quotedCents ?? 0;
    point.wonCents += wonCents ?? 0;
  }
  return points.map(({ quotedCents, wonCents, ...point }) => ({
    ...point,
    quoted: formatCents(quotedCents),
    won: formatCents(wonCents),
  }));
}

function getPoints({ from: first, to: last }: Period, length: number) {
  const points = [];
  for (let to = last; to >= first; to = addDays(to, -length)) {
    const from = addDays(to, 1 - length);
    points.unshift({ from: from > first ? from : first, to, leads: 0, quotedCents: 0, wonCents: 0 });
  }
  return points;
}
