import { type Ref, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { hoursText } from '#shared/profile.ts';
import type { CustomerQuote } from '#shared/quote-pages.ts';
import { useProfile } from '#web/profile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StepHeading } from '../lead/step-heading.tsx';
import { PhoneButton } from '../phone-button.tsx';
import { BookingSection } from './booking-section.tsx';
import { isPicking, type SentQuote } from './sent-quote.ts';
import { SentRequest } from './sent-request.tsx';

interface CompleteStepProps {
  /** Null after a form post without JavaScript, when the page only knows that it was stored. */
  quote: SentQuote | null;
  /** The customer's page of the quote. */
  quotePath: string | null;
  onChange: (quote: SentQuote) => void;
  photoNote: string | null;
  heading: Ref<HTMLHeadingElement>;
}

export function CompleteStep({ quote, quotePath, onChange, photoNote, heading }: CompleteStepProps) {
  const profile = useProfile();
  const [changed, setChanged] = useState<CustomerQuote | null>(null);
  const isBooked = quote !== null && quote.bookedFor !== null;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6 max-lg:pb-16">
      {!isBooked && (
        <div className="grid gap-2">
          <div className="flex items-center gap-4">
            <span className="flex size-11 items-center justify-center rounded-full bg-success-wash text-success">
              <CheckIcon />
            </span>
            <StepHeading ref={heading}>Quote Request Sent!</StepHeading>
          </div>
          <p className="wrap-anywhere">
            {quote ? `Thank you, ${quote.firstName}. ` : 'Thank you. '}
            We'll contact you within {hoursText(profile.replyWithinHours.quote)} with your personalized quote.
          </p>
        </div>
      )}
      {photoNote && <Notice tone="warning">{photoNote}</Notice>}
      {quote?.token && (
        <BookingSection token={quote.token} quote={quote} onChange={onChange} onQuoteChanged={setChanged} />
      )}
      {quote && <SentRequest quote={quote} changed={changed} />}
      <div className="flex flex-wrap gap-3">
        {quotePath && !isBooked && (
          <ButtonLink
            href={quotePath}
            variant={isPicking(quote) ? 'quiet' : 'sun'}
            className="max-sm:w-full print:hidden"
          >
            See your quote
          </ButtonLink>
        )}
        <PhoneButton className="max-sm:w-full">{`Call ${profile.phone.display}`}</PhoneButton>
        <ButtonLink href={paths.home} variant="quiet" className="max-sm:w-full print:hidden">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
