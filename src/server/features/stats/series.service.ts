import type { Deps } from '#server/deps.ts';
import { business } from '#shared/content/business.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { formatCents } from '#shared/money.ts';
import type { StatsPoint } from '#shared/stats.ts';
import { countRequestsByHour, sumQuotesByHour } from './series.queries.ts';

const dayMilliseconds = 86_400_000;

/** Writes `2026-11-21`; made once, since making one takes far longer than using it thousands of times. */
const localDate = new Intl.DateTimeFormat('en-CA', { timeZone: business.timeZone, dateStyle: 'short' });

/**
 * The dashboard's charts: the last `days` calendar days of the business, today included. A point is one day,
 * or a week where days would be too many to be told apart; the last week ends today.
 */
export async function readSeries({ db, clock }: Deps, days: 7 | 30 | 90): Promise<StatsPoint[]> {
  const now = clock();
  const points = pointsUntil(calendarDate(now, business.timeZone), days, days === 90 ? 7 : 1);
  // Two days more than the period: the hours outside are dropped below, by the calendar of the business.
  const span = {
    from: new Date(now.getTime() - (days + 2) * dayMilliseconds).toISOString(),
    to: new Date(now.getTime() + 1).toISOString(),
  };
  const pointOf = (hour: string) => {
    const date = localDate.format(new Date(`${hour}:00:00.000Z`));
    return points.find(({ from, to }) => from <= date && date <= to);
  };
  for (const { hour, count } of await countRequestsByHour(db, span)) {
    const point = pointOf(hour);
    if (point) point.leads += count;
  }
  for (const { hour, quotedCents, wonCents } of await sumQuotesByHour(db, span)) {
    const point = pointOf(hour);
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

function pointsUntil(today: string, days: number, length: number) {
  const count = Math.ceil(days / length);
  return Array.from({ length: count }, (_, index) => {
    const to = addDays(today, -length * (count - 1 - index));
    return { from: addDays(to, 1 - length), to, leads: 0, quotedCents: 0, wonCents: 0 };
  });
}
