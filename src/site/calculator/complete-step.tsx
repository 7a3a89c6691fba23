import { useState } from 'react';
import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { ReplyBy } from '#sales/leads/site/reply-by.tsx';
import * as text from '#sales/quotes/sent-quote-page-texts.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { BookingSection } from './booking-section.tsx';
import * as calculatorText from './calculator-page-texts.ts';
import { isBooked, isPicking, type SentQuote } from './sent-quote.ts';
import { SentRequest } from './sent-request.tsx';

export { prefetchBooking, startBooking } from './booking-start.ts';

interface CompleteStepProps {
  /** Null after a form post without JavaScript, when the page only knows that it was stored. */
  quote: SentQuote | null;
  /** The customer's page of the quote. */
  quotePath: string | null;
  /** Where it can be booked, after a form post without JavaScript. */
  visitPath: string | undefined;
  onChange: (quote: SentQuote) => void;
  photoNote: string | null;
}

/** The last step below its heading. The browser fetches it while the quote is sent. */
export function CompleteStep({ quote, quotePath, visitPath, onChange, photoNote }: CompleteStepProps) {
  const profile = useProfile();
  const [changed, setChanged] = useState<CustomerQuote | null>(null);
  return (
    <>
      {quote && !isBooked(quote) && (
        <p className="-mt-2 empty:hidden">
          <ReplyBy of="quote" sentAt={quote.sentAt} />
        </p>
      )}
      {photoNote && <Notice tone="warning">{photoNote}</Notice>}
      {quote?.token && (
        <BookingSection token={quote.token} quote={quote} onChange={onChange} onQuoteChanged={setChanged} />
      )}
      {quote && <SentRequest quote={quote} changed={changed} />}
      <div className="flex flex-wrap gap-3">
        {visitPath && (
          <ButtonLink href={visitPath} variant="sun" className="max-sm:w-full print:hidden">
            {text.pickTime}
          </ButtonLink>
        )}
        {quotePath && !isBooked(quote) && (
          <ButtonLink
            href={quotePath}
            variant={visitPath || isPicking(quote) ? 'quiet' : 'sun'}
            className="max-sm:w-full print:hidden"
          >
            {calculatorText.seeQuote}
          </ButtonLink>
        )}
        <PhoneButton className="max-sm:w-full">{text.call(profile.phone.display)}</PhoneButton>
        <ButtonLink href={paths.home} variant="quiet" className="max-sm:w-full print:hidden">
          {text.backToHome}
        </ButtonLink>
      </div>
    </>
  );
}
