import type { Dice } from '#app/seed/dice.ts';
import { addDays } from '#kit/time/dates.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import type { RequestStatus } from '#sales/requests/requests.ts';
import type { VisitStatus } from '../../src/sales/records/visit-statuses.ts';
import type { Slot } from './calendar.ts';

/** How a lead ended. */
export interface Outcome {
  request: RequestStatus;
  quote: QuoteStatus;
  visit: { slot: Slot; status: VisitStatus } | null;
  /** On the quote's page; customers booked every second visit there. */
  decision: 'accepted' | 'declined' | null;
}

interface Planned {
  /** The calendar date of the lead. */
  date: string;
  today: string;
  takeSlot: (from: string) => Slot;
}

/** A done visit completes its quote. After a no-show or a cancelled visit the quote is contacted. */
export function outcomeOfVisit(dice: Dice, { date, today, takeSlot }: Planned): Outcome {
  const slot = takeSlot(addDays(date, 2 + dice.whole(12)));
  const luck = dice.fraction();
  const isOver = slot.date < today;
  const status = luck > 0.98 ? 'cancelled' : !isOver ? 'booked' : luck > 0.97 ? 'no-show' : 'done';
  const quote = status === 'done' ? 'completed' : status === 'booked' ? 'scheduled' : 'contacted';
  const decision = dice.fraction() < 0.5 ? 'accepted' : null;
  return { request: quote, quote, visit: { slot, status }, decision };
}

/** `age` is in days. Quotes are answered in two weeks; a third of the last year's messages never was. */
export function outcomeWithoutVisit(
  dice: Dice,
  { age, hasQuote }: { age: number; hasQuote: boolean },
): Outcome {
  const luck = dice.fraction();
  const unanswered = age < 2 ? 0.7 : hasQuote ? (age < 14 ? 0.15 : 0) : age < 365 ? 1 / 3 : 0;
  const open = { quote: 'new', visit: null, decision: null } as const;
  if (luck < unanswered) return { ...open, request: 'new' };
  if (!hasQuote || age < 2) return { ...open, request: 'contacted', quote: 'contacted' };
  const decided = dice.fraction();
  return {
    request: luck > 0.97 ? 'cancelled' : 'contacted',
    quote: 'contacted',
    visit: null,
    decision: decided < 0.1 ? 'declined' : decided < 0.105 ? 'accepted' : null,
  };
}
