import { useId } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { OpenQuote } from './day-visits.tsx';
import { toPlanned } from './plan-day.ts';
import { VisitCard } from './visit-card.tsx';

interface UndatedVisitsProps {
  /** The oldest ones. */
  quotes: readonly Quote[];
  /** Count of all, shown or not. */
  count: number;
  onOpen: OpenQuote;
}

/** Scheduled visits without a day. A card can be dragged to one. In one row, so that the days stay on the first screen. */
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
      <ul className="-mx-3 -my-1 flex snap-x scroll-px-3 gap-2 overflow-x-auto px-3 py-1 *:min-w-3/4 *:flex-1 *:snap-start @xl:*:min-w-60">
        {quotes.map((quote) => (
          <VisitCard key={quote.id} visit={toPlanned(quote)} onOpen={(view) => onOpen(quote.id, view)} />
        ))}
      </ul>
    </section>
  );
}
