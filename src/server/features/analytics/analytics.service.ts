import { engineOf } from '#server/db/portable.ts';
import type { Deps } from '#server/deps.ts';
import { periodsUntil } from '#server/features/stats/period.ts';
import { type Analytics, funnelStages } from '#shared/analytics.ts';
import { formatCents } from '#shared/money.ts';
import { serviceCategories } from '#shared/services.ts';
import { type PeriodFigures, readPeriod } from './period-figures.ts';

/**
 * Compares the period with the one before. On Postgres both are read at once, over two connections; on SQLite one after
 * the other, since its page cache has no room for both.
 */
export async function readAnalytics({ db, clock }: Deps, days: number): Promise<Analytics> {
  const now = clock();
  const periods = periodsUntil(now, days);
  const reading = readPeriod(db, periods.present, now);
  if (engineOf(db) === 'sqlite') await reading;
  const [present, former] = await Promise.all([reading, readPeriod(db, periods.former, now)]);
  return {
    from: periods.present.from,
    to: periods.present.to,
    before: { from: periods.former.from, to: periods.former.to },
    sources: sideBySide(present.sources, former.sources).map(([name, counts]) => ({ name, ...counts })),
    landingPages: sideBySide(present.landingPages, former.landingPages).map(([path, counts]) => ({
      path,
      ...counts,
    })),
    funnel: funnelStages.map((stage) => ({
      stage,
      now: present.reached[stage]!,
      before: former.reached[stage]!,
    })),
    firstReply: {
      now: medianMinutes(present.replyTimes),
      before: medianMinutes(former.replyTimes),
      answered: present.replyTimes.length,
    },
    answeredInTime: {
      now: percentOf(present.answers),
      before: percentOf(former.answers),
      ...present.answers,
    },
    ...messageFigures(present.messages, former.messages),
    revenue: serviceCategories.map((category) => ({
      category,
      now: formatCents(present.revenue[category]),
      before: formatCents(former.revenue[category]),
    })),
  };
}

type MessageFigures = PeriodFigures['messages'];

function messageFigures(now: MessageFigures, before: MessageFigures) {
  const both = (read: (figures: MessageFigures) => number) => ({ now: read(now), before: read(before) });
  const visitsOf = (group: keyof MessageFigures['visits']) => ({
    visits: both(({ visits }) => visits[group].visits),
    noShows: both(({ visits }) => visits[group].noShows),
  });
  return {
    followUps: {
      quotes: both(({ followUps }) => followUps.quotes),
      won: both(({ followUps }) => followUps.won),
    },
    reminders: {
      sent: both(({ remindersSent }) => remindersSent),
      reminded: visitsOf('reminded'),
      notReminded: visitsOf('notReminded'),
    },
    reviewRequests: both(({ reviewRequests }) => reviewRequests),
  };
}

const percentOf = ({ inTime, counted }: { inTime: number; counted: number }) =>
  counted === 0 ? null : Math.round((100 * inTime) / counted);

/** Highest first; what occurs only in the previous period comes last. */
const sideBySide = (now: Map<string, number>, before: Map<string, number>) =>
  [...new Set([...now.keys(), ...before.keys()])]
    .map((name) => [name, { now: now.get(name) ?? 0, before: before.get(name) ?? 0 }] as const)
    .sort(([nameA, a], [nameB, b]) => b.now - a.now || b.before - a.before || nameA.localeCompare(nameB));

/** In whole minutes; the mean of the middle two for an even count. Null without values. */
function medianMinutes(milliseconds: readonly number[]): number | null {
  if (milliseconds.length === 0) return null;
  const sorted = Float64Array.from(milliseconds).sort();
  const middle = (sorted.length - 1) / 2;
  return Math.round((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2 / 60_000);
}
