import type { RefusedPost } from '#sales/leads/site/refused-post.ts';
import type { UnconfirmedBooking } from '#sales/quotes/quote-pages.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { WindowDay } from '#visits/visits/visits.ts';

/** A window that the customer chose, `HH:MM` local to the business. */
export interface ChosenWindow {
  date: string;
  from: string;
  to: string;
}

export type VisitStep =
  /** Choosing a window, to book or to move. */
  | {
      name: 'windows';
      isMove: boolean;
      days: WindowDay[];
      /** The part of the day that the customer asked for; may be empty. */
      preferredTime: string;
      from: string;
      nextFrom: string | null;
    }
  | { name: 'address'; chosen: ChosenWindow }
  | { name: 'booked' }
  | { name: 'cancel' }
  /** A deposit was paid, and Stripe has not reported it yet. */
  | { name: 'confirming' }
  /** The paid deposit came too late, and is refunded. */
  | { name: 'refused' }
  /** A big first visit, which the link in an email books. */
  | { name: 'unconfirmed'; booking: UnconfirmedBooking }
  | { name: 'confirm'; chosen: ChosenWindow; code: string }
  | { name: 'unavailable' };

/** The data of the booking forms, which work without scripts. It does not name the customer, because links get forwarded. */
export interface VisitPageData {
  token: string;
  quote: CustomerQuote;
  step: VisitStep;
  /** The crew of the booked visit, if its name says something. */
  crewName: string | null;
  /** The customer can still move or cancel the visit here. */
  isChangeable: boolean;
  changeCutoffHours: number;
  noShowPercent: number;
  holdMinutes: number;
  refused: RefusedPost | null;
}
