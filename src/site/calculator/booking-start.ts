import { useEffect } from 'react';
import { getOpenVisit } from '#visits/booking/site/open-visit.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { WindowDay } from '#visits/visits/visits.ts';

/** The booking step needs these to start. */
interface BookingStart {
  script: typeof import('#visits/booking/site/booking.tsx');
  quote: CustomerQuote;
  days: WindowDay[];
}

/** Null if the quote can't be booked; the last step then offers no windows. */
export type BookingState = BookingStart | 'loading' | 'failed' | null;

const loadScript = () => import('#visits/booking/site/booking.tsx');

/** Fetches the script while the lead is sent. */
export function prefetchBooking(): void {
  loadScript().catch(() => {});
}

/** Finishes a start that took too long while the quote was sent. A page from the back-forward cache fetches again. */
export function useBookingStart(
  token: string | null,
  state: BookingState,
  onChange: (state: BookingState) => void,
): void {
  const isLoading = state === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time loading starts
  useEffect(() => {
    if (token === null) return;
    if (isLoading) void startBooking(token).then(onChange);
    const returned = ({ persisted }: PageTransitionEvent) =>
      persisted && state !== null && onChange('loading');
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, [token, isLoading]);
}

let started: { token: string; start: Promise<BookingState> } | null = null;

/** Simultaneous calls share one result. */
export function startBooking(token: string): Promise<BookingState> {
  if (started?.token === token) return started.start;
  const start = load(token)
    .catch(() => 'failed' as const)
    .finally(() => {
      started = null;
    });
  started = { token, start };
  return start;
}

async function load(token: string): Promise<BookingState> {
  const script = await withTimeout(loadScript());
  const [quote, days] = await Promise.all([script.fetchQuote(token), script.fetchWindows(token)]);
  return quote.canBook || getOpenVisit(quote) ? { script, quote, days } : null;
}

/** Imports have no timeout of their own. */
const withTimeout = <Result>(loading: Promise<Result>): Promise<Result> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => setTimeout(reject, 10_000, new Error('The script took too long'))),
  ]);
