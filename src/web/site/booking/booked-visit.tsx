import type { Ref } from 'react';
import { addressLine } from '#shared/address-line.ts';
import { capitalized } from '#shared/capitalized.ts';
import * as text from '#shared/content/pages/booking.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import type { CustomerVisit } from '#shared/visits.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import { StepHeading } from '../lead/step-heading.tsx';
import { dayText, windowText } from './window-text.ts';

interface BookedVisitProps {
  visit: CustomerVisit;
  token: string;
  heading: Ref<HTMLHeadingElement>;
}

export function BookedVisit({ visit, token, heading }: BookedVisitProps) {
  const { property } = visit;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-success-wash text-success">
          <CheckIcon />
        </span>
        <StepHeading ref={heading}>{text.booked}</StepHeading>
      </div>
      <p className="text-lg">
        <span className="block font-semibold">{capitalized(dayText(visit.date))}</span>
        <span className="block">{text.weArrive(windowText(visit))}</span>
      </p>
      {property && <p className="wrap-anywhere text-ink-soft">{addressLine(property)}</p>}
      <p>{text.plansChanged}</p>
      <div className="grid justify-items-start">
        <ButtonLink href={quotePaths.page(token)} variant="quiet" className="max-sm:w-full print:hidden">
          {text.moveOrCancel}
        </ButtonLink>
      </div>
    </div>
  );
}
