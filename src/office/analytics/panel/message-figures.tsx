import type { AnalyticsPeriod } from '#office/analytics/analytics.ts';
import { type Compared, compare } from './compared.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FigureCard } from './figure-card.tsx';

export function MessageFigures(compared: Compared) {
  const { now, before } = compared;
  return (
    <>
      <FigureCard
        title="Won after a follow-up"
        value={wonText(now.followUps, 'No follow-ups yet')}
        before={before && wonText(before.followUps, 'No follow-ups')}
        explanation="Quotes whose first follow-up was sent in this period. Won = accepted, booked, or completed after it, and not cancelled."
      />
      <FigureCard
        title="No-shows with a reminder"
        value={missedText(now.reminders.reminded, 'No reminded visits yet')}
        before={before && missedText(before.reminders.reminded, 'No reminded visits')}
        explanation="Visits on these days marked done or no-show, after a reminder of their final time was sent."
      />
      <FigureCard
        title="No-shows without a reminder"
        value={missedText(now.reminders.notReminded, 'No such visits yet')}
        before={before && missedText(before.reminders.notReminded, 'No such visits')}
        explanation="Visits on these days marked done or no-show whose final time no reminder named, such as visits booked the evening before."
      />
      <ComparisonTable
        title="Messages sent"
        explanation="Reminders and review requests sent in this period, by email, text, or both. A visit gets up to two reminders and one review request. Whether a review followed isn’t known."
        what="Message"
        rows={[
          { name: 'Reminders', ...compare(compared, ({ reminders }) => reminders.sent) },
          { name: 'Review requests', ...compare(compared, ({ reviewRequests }) => reviewRequests) },
        ]}
        format={(value) => value.toLocaleString('en-US')}
        empty="No reminders or review requests yet."
        isCompared={before !== undefined}
      />
    </>
  );
}

const wonText = ({ won, quotes }: AnalyticsPeriod['followUps'], empty: string) =>
  shareText(won, quotes, empty);

const missedText = ({ noShows, visits }: AnalyticsPeriod['reminders']['reminded'], empty: string) =>
  shareText(noShows, visits, empty);

function shareText(part: number, all: number, empty: string): string {
  if (all === 0) return empty;
  const percent = Math.round((100 * part) / all);
  return `${part.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} (${percent}%)`;
}
