import type { Analytics } from '#shared/analytics.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FigureCard } from './figure-card.tsx';

type MessageFiguresProps = Pick<Analytics, 'followUps' | 'reminders' | 'reviewRequests'>;

/** What messages to customers lead to. */
export function MessageFigures({ followUps, reminders, reviewRequests }: MessageFiguresProps) {
  const { sent, reminded, notReminded } = reminders;
  return (
    <>
      <FigureCard
        title="Won after a follow-up"
        value={shareText(followUps.won.now, followUps.quotes.now, 'No follow-ups yet')}
        before={shareText(followUps.won.before, followUps.quotes.before, 'No follow-ups')}
        explanation="Quotes whose first follow-up was sent in this period. Won = accepted, booked, or completed after it, and not cancelled."
      />
      <FigureCard
        title="No-shows with a reminder"
        value={shareText(reminded.noShows.now, reminded.visits.now, 'No reminded visits yet')}
        before={shareText(reminded.noShows.before, reminded.visits.before, 'No reminded visits')}
        explanation="Visits on these days marked done or no-show, after a reminder of their final time was sent."
      />
      <FigureCard
        title="No-shows without a reminder"
        value={shareText(notReminded.noShows.now, notReminded.visits.now, 'No such visits yet')}
        before={shareText(notReminded.noShows.before, notReminded.visits.before, 'No such visits')}
        explanation="Visits on these days marked done or no-show whose final time no reminder named, such as visits booked the evening before."
      />
      <ComparisonTable
        title="Messages sent"
        explanation="Reminders and review requests sent in this period, by email, text, or both. A visit gets up to two reminders and one review request. Whether a review followed isn’t known."
        what="Message"
        rows={[
          { name: 'Reminders', ...sent },
          { name: 'Review requests', ...reviewRequests },
        ]}
        format={(value) => value.toLocaleString('en-US')}
        empty="No reminders or review requests yet."
      />
    </>
  );
}

function shareText(part: number, all: number, empty: string): string {
  if (all === 0) return empty;
  const percent = Math.round((100 * part) / all);
  return `${part.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} (${percent}%)`;
}
