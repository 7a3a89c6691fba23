import type { Ref } from 'react';
import { paths } from '#kit/paths/paths.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { CustomerVisit } from '#visits/visits/visits.ts';
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
        <ButtonLink href={paths.quote(token)} variant="quiet" className="max-sm:w-full print:hidden">
          {text.moveOrCancel}
        </ButtonLink>
      </div>
    </div>
  );
}
