import type { Deps } from '#kit/server/deps.ts';
import { sideBySide } from '#kit/wire/side-by-side.ts';
import type { Analytics, AnalyticsPeriod } from '#office/analytics/analytics.ts';
import { periodsUntil } from '#office/dashboard/server/period.ts';
import { toAnalyticsPeriod } from './analytics.serializer.ts';
import { readPeriod } from './period-figures.ts';

/** The figures of one of the two periods that are compared; see `periodsUntil`. */
export async function readAnalyticsPeriod(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  days: number,
  name: 'present' | 'former',
): Promise<AnalyticsPeriod> {
  const now = clock();
  const period = periodsUntil(now, days)[name];
  return toAnalyticsPeriod(period, await readPeriod(db, period, now));
}

/** Compares the period with the one before. */
export async function readAnalytics({ db, clock }: Deps, days: number): Promise<Analytics> {
  const moment = clock();
  const stopped = { db, clock: () => moment };
  const now = await readAnalyticsPeriod(stopped, days, 'present');
  const before = await readAnalyticsPeriod(stopped, days, 'former');
  const both = <Figure>(getFigure: (period: AnalyticsPeriod) => Figure) => ({
    now: getFigure(now),
    before: getFigure(before),
  });
  const getVisits = (group: 'reminded' | 'notReminded') => ({
    visits: both(({ reminders }) => reminders[group].visits),
    noShows: both(({ reminders }) => reminders[group].noShows),
  });
  const counts = (list: 'sources' | 'landingPages') =>
    sideBySide(now[list], before[list]).map((row) => ({ ...row, before: row.before ?? 0 }));
  return {
    from: now.from,
    to: now.to,
    before: { from: before.from, to: before.to },
    sources: counts('sources'),
    landingPages: counts('landingPages').map(({ name, ...row }) => ({ path: name, ...row })),
    funnel: now.funnel.map(({ stage }, index) => ({
      stage,
      ...both(({ funnel }) => funnel[index]!.count),
    })),
    firstReply: { ...both(({ firstReply }) => firstReply.minutes), answered: now.firstReply.answered },
    answeredInTime: {
      ...both(({ answeredInTime }) => answeredInTime.percent),
      inTime: now.answeredInTime.inTime,
      counted: now.answeredInTime.counted,
    },
    followUps: {
      quotes: both(({ followUps }) => followUps.quotes),
      won: both(({ followUps }) => followUps.won),
    },
    reminders: {
      sent: both(({ reminders }) => reminders.sent),
      reminded: getVisits('reminded'),
      notReminded: getVisits('notReminded'),
    },
    reviewRequests: both(({ reviewRequests }) => reviewRequests),
    revenue: sideBySideRevenue(now.revenue, before.revenue),
    codes: [...new Set([...now.codes, ...before.codes].map(({ name }) => name))].map((name) => {
      const find = ({ codes }: AnalyticsPeriod) => codes.find((code) => code.name === name);
      return {
        name,
        uses: both((period) => find(period)?.uses ?? 0),
        discount: both((period) => find(period)?.discount ?? '0.00'),
        revenue: both((period) => find(period)?.revenue ?? '0.00'),
      };
    }),
  };
}

/** By category: a former one may have earned something in one of the periods alone. */
function sideBySideRevenue(now: AnalyticsPeriod['revenue'], before: AnalyticsPeriod['revenue']) {
  const amounts = (period: AnalyticsPeriod['revenue']) =>
    new Map(period.map(({ category, amount }) => [category, amount]));
  const [present, former] = [amounts(now), amounts(before)];
  return [...new Set([...present.keys(), ...former.keys()])].map((category) => ({
    category,
    now: present.get(category) ?? '0.00',
    before: former.get(category) ?? '0.00',
  }));
}
