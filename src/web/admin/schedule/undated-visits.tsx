import { useId } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import { toPlanned } from './plan-day.ts';
import { VisitCard } from './visit-card.tsx';

interface UndatedVisitsProps {
  /** The oldest of them. */
  quotes: readonly Quote[];
  /** How many there are, shown or not. */
  count: number;
  onOpen: (id: number, view: 'details' | 'move') => void;
}

/** What is agreed but stands on no day; a card can be dragged to one. Nothing where there are none. */
export function UndatedVisits({ quotes, count, onOpen }: UndatedVisitsProps) {
  const heading = useId();
  if (count === 0) return null;
  const more = count - quotes.length;
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-2 rounded-card bg-surface p-3 shadow-card ring-1 ring-line print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={heading} className="font-medium">
          Scheduled, no day yet
        </h3>
        {more > 0 && (
          <Link
            to={`${adminPaths.quotes}?status=scheduled`}
            className="text-sm font-medium text-link underline"
          >
            {`${more.toLocaleString('en-US')} more in Quotes`}
          </Link>
        )}
      </div>
      <ul className="grid gap-2 @xl:grid-cols-2 @5xl:grid-cols-4">
        {quotes.map((quote) => (
          <VisitCard key={quote.id} visit={toPlanned(quote)} onOpen={(view) => onOpen(quote.id, view)} />
        ))}
      </ul>
    </section>
  );
}
