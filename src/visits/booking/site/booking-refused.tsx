import type { Ref } from 'react';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import * as text from '#visits/booking/booking-page-texts.ts';

interface BookingRefusedProps {
  /** The server's sentence. */
  reason: string;
  token: string;
  heading: Ref<HTMLHeadingElement>;
}

/** The quote can no longer be booked here, such as after staff set its price. */
export function BookingRefused({ reason, token, heading }: BookingRefusedProps) {
  return (
    <div className="grid gap-4">
      <StepHeading ref={heading}>{text.refusedHeading}</StepHeading>
      <Notice tone="warning">{reason}</Notice>
      <ButtonLink href={paths.quote(token)} variant="teal" className="max-sm:w-full">
        {text.openQuote}
      </ButtonLink>
    </div>
  );
}
