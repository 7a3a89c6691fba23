import type { Ref } from 'react';
import * as text from '#shared/content/pages/booking.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StepHeading } from '../lead/step-heading.tsx';

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
      <ButtonLink href={quotePaths.page(token)} variant="teal" className="max-sm:w-full">
        {text.openQuote}
      </ButtonLink>
    </div>
  );
}
