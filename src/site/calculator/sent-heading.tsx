import type { Ref } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { capitalized } from '#kit/text/capitalized.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import * as text from './calculator-page-texts.ts';

interface SentHeadingProps {
  /** Unknown after a form post without JavaScript. */
  firstName: string | undefined;
  /** The booked window. */
  bookedFor: string | null | undefined;
  heading: Ref<HTMLHeadingElement>;
}

/** In the first script: a visitor who has sent a quote or booked must read so, whatever else loads. */
export function SentHeading({ firstName, bookedFor, heading }: SentHeadingProps) {
  const { replyWithinHours } = useProfile();
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-4">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-success-wash text-success">
          <CheckIcon />
        </span>
        <StepHeading ref={heading}>{bookedFor ? text.booked : text.sentHeading}</StepHeading>
      </div>
      {bookedFor && <p className="text-lg font-semibold">{capitalized(bookedFor)}</p>}
      <p className="wrap-anywhere">
        {text.thanks(firstName)}
        {bookedFor ? '' : `${text.contactWithin(hoursText(replyWithinHours.quote))}.`}
      </p>
    </div>
  );
}
