import { categoryOrder, listPresentCategories } from '#company/catalog/known-categories.ts';
import { formatCents } from '#kit/money/money.ts';
import { type AnalyticsPeriod, funnelStages } from '#office/analytics/analytics.ts';
import type { Period } from '#office/dashboard/server/period.ts';
import type { PeriodFigures } from './period-figures.ts';

export function toAnalyticsPeriod({ from, to }: Period, figures: PeriodFigures): AnalyticsPeriod {
  const { sources, landingPages, reached, replyTimes, answers, messages, revenue, codes } = figures;
  return {
    from,
    to,
    sources: highestFirst(sources),
    landingPages: highestFirst(landingPages),
    funnel: funnelStages.map((stage) => ({ stage, count: reached[stage]! })),
    firstReply: { minutes: medianMinutes(replyTimes), answered: replyTimes.length },
    answeredInTime: { percent: getPercent(answers), ...answers },
    followUps: messages.followUps,
    reminders: { sent: messages.remindersSent, ...messages.visits },
    reviewRequests: messages.reviewRequests,
    revenue: earning(revenue).map((category) => ({
      category,
      amount: formatCents(revenue.get(category) ?? 0),
    })),
    codes: [...codes]
      .map(([name, { uses, discountCents, priceCents }]) => ({
        name,
        uses,
        discount: formatCents(discountCents),
        revenue: formatCents(priceCents),
      }))
      .sort((one, other) => other.uses - one.uses || one.name.localeCompare(other.name)),
  };
}

/** The present categories in their order, then former ones that earned something. */
const earning = (revenue: Map<string, number>) =>
  [...new Set([...listPresentCategories().map(({ slug }) => slug), ...revenue.keys()])].sort(
    (one, other) => categoryOrder(one) - categoryOrder(other),
  );

const highestFirst = (counts: Map<string, number>) =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));

const getPercent = ({ inTime, counted }: { inTime: number; counted: number }) =>
  counted === 0 ? null : Math.round((100 * inTime) / counted);

/** In whole minutes; the mean of the middle two for an even count. Null without values. */
function medianMinutes(milliseconds: readonly number[]): number | null {
  if (milliseconds.length === 0) return null;
  const sorted = Float64Array.from(milliseconds).sort();
  const middle = (sorted.length - 1) / 2;
  return Math.round((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2 / 60_000);
}
