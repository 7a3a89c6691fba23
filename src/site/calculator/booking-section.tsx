import { paths } from '#kit/paths/paths.ts';
import { Notice } from '#kit/ui/notice.tsx';
import * as text from '#sales/quotes/sent-quote-page-texts.ts';
import { getOpenVisit } from '#visits/booking/site/open-visit.ts';
import { slotText } from '#visits/booking/site/window-text.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { type BookingState, useBookingStart } from './booking-start.ts';
import { LoadFailed } from './load-failed.tsx';
import type { SentQuote } from './sent-quote.ts';

interface BookingSectionProps {
  token: string;
  quote: SentQuote;
  onChange: (quote: SentQuote) => void;
  onQuoteChanged: (quote: CustomerQuote) => void;
}

/** Offers arrival windows, where the quote can be booked. */
export function BookingSection({ token, quote, onChange, onQuoteChanged }: BookingSectionProps) {
  const { booking: state } = quote;
  useBookingStart(token, state, (next) =>
    onChange({ ...quote, booking: next, bookedFor: bookedFor(next, quote) }),
  );

  if (state === null) return null;
  if (state === 'loading') return <Notice role="status">{text.lookingForWindows}</Notice>;
  if (state === 'failed') return <BookingFailed token={token} />;
  const { Booking } = state.script;
  return (
    <div className="rounded-card bg-white p-5 ring-1 ring-line sm:p-6">
      <Booking
        token={token}
        quote={state.quote}
        days={state.days}
        sent={quote.form}
        refusal={quote.refusal}
        onBooked={(visit) => {
          const booking = { ...state, quote: { ...state.quote, visit } };
          onChange({ ...quote, booking, bookedFor: slotText(visit) });
        }}
        onQuoteChanged={onQuoteChanged}
      />
    </div>
  );
}

/** The visit may have been booked, moved or cancelled elsewhere in the meantime. */
function bookedFor(state: BookingState, known: SentQuote): string | null {
  if (state === 'loading' || state === 'failed') return known.bookedFor;
  const visit = state && getOpenVisit(state.quote);
  return visit && slotText(visit);
}

const BookingFailed = ({ token }: { token: string }) => (
  <LoadFailed>
    {text.windowsFailed}{' '}
    <a href={paths.quote(token)} className="font-semibold underline underline-offset-3">
      {text.quotePage}
    </a>
    .
  </LoadFailed>
);
