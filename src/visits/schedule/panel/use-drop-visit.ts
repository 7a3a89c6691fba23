import { type Dragged, type DropTarget, isIn } from './dragged.ts';
import { useBookVisit } from './use-book-visit.ts';
import { useChangeVisit } from './use-change-visit.ts';
import { useMoveQuote } from './use-move-quote.ts';

/** Handles a drop. On a day, a visit keeps its crew and window, and a quote gets only the day. */
export function useDropVisit() {
  const change = useChangeVisit();
  const book = useBookVisit();
  const moveQuote = useMoveQuote();
  return ({ quote, visit }: Dragged, { date, slot }: DropTarget) => {
    if (visit) {
      if (slot ? isIn({ visit, zipCode: '' }, slot) : visit.date === date) return;
      const { crewId, from, to } = slot ?? visit;
      change.mutate({ visit, change: { crewId, date, from, to } });
    } else if (slot && quote.status !== 'completed') book.mutate({ quote, slot });
    else {
      moveQuote.mutate({
        quote,
        change: {
          preferredDate: date,
          ...(quote.status !== 'completed' && { status: 'scheduled' as const }),
        },
      });
    }
  };
}
