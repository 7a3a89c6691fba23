import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#kit/wire/errors.ts';
import type { QuoteForm } from '#sales/leads/quote-form-fields.ts';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { CustomerVisit, WindowDay } from '#visits/visits/visits.ts';
import { AddressForm } from './address-form.tsx';
import { BookedVisit } from './booked-visit.tsx';
import { getCurrentQuote, getProblem } from './booking-calls.ts';
import { BookingRefused } from './booking-refused.tsx';
import { getOpenVisit } from './open-visit.ts';
import { useAddress } from './use-address.ts';
import { useWindows } from './use-windows.ts';
import { WindowPicker } from './window-picker.tsx';

export { fetchQuote, fetchWindows } from './booking-calls.ts';

export interface BookingProps {
  token: string;
  quote: CustomerQuote;
  days: readonly WindowDay[];
  /** The form sent with the quote. */
  sent: QuoteForm;
  /** Why the window that was chosen with it was not booked. */
  refusal: string | null;
  onBooked: (visit: CustomerVisit) => void;
  /** Staff changed the quote in the meantime. */
  onQuoteChanged: (quote: CustomerQuote) => void;
}

/** From a stored quote to its visit: windows, address, booked. See docs/product/visits.md#booking. */
export function Booking({ token, sent, onBooked, onQuoteChanged, ...start }: BookingProps) {
  const [quote, setQuote] = useState(start.quote);
  const [visit, setVisit] = useState(getOpenVisit(start.quote));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const windows = useWindows({
    token,
    days: start.days,
    preferredDate: sent.preferredDate,
    refusal: start.refusal,
    onRefused: (error) => follow(getProblem(error)),
  });
  const address = useAddress({
    token,
    quote,
    sent,
    held: windows.held,
    onBooked: book,
    onProblem: follow,
    onWindowRefused: (reason, free) => void windows.offerAgain(reason, free),
  });

  function book(booked: CustomerVisit) {
    // Back must not lead to the address of a visit that is booked.
    history.replaceState({ ...history.state, isAddress: false }, '');
    setVisit(booked);
    onBooked(booked);
  }

  /** Shows the quote as it is now: booked elsewhere, changed, or no longer bookable here. */
  function follow(problem: Problem | null): boolean {
    const current = problem && getCurrentQuote(problem);
    if (!current) return false;
    const booked = getOpenVisit(current);
    if (booked) book(booked);
    else if (!current.canBook) setRefusal(problem.detail);
    if (current.version !== quote.version) {
      onQuoteChanged(current);
      // The visitor accepted another total.
      address.setField('terms', '');
      setNotice(text.quoteChanged);
    }
    setQuote(current);
    return booked !== null || !current.canBook || current.version !== quote.version;
  }

  const screen = visit ? 'booked' : refusal ? 'refused' : windows.held ? 'address' : 'windows';
  useFocusOnChange(heading, screen);

  if (visit) return <BookedVisit visit={visit} token={token} />;
  if (refusal) return <BookingRefused reason={refusal} token={token} heading={heading} />;
  if (windows.held) {
    return (
      <AddressForm
        {...address}
        held={windows.held}
        hasHoldEnded={windows.hasHoldEnded}
        quote={quote}
        notice={notice}
        onChangeWindow={windows.change}
        heading={heading}
      />
    );
  }
  return (
    <WindowPicker
      {...windows}
      preferredDate={sent.preferredDate}
      preferredTime={sent.preferredTime}
      onDate={windows.setDate}
      onChoose={(chosen) => void windows.choose(chosen)}
      heading={heading}
    />
  );
}

/** Not on the first render, when the calculator's step has the focus. */
function useFocusOnChange(heading: React.RefObject<HTMLElement | null>, screen: string) {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.focus();
  }, [heading, screen]);
}
