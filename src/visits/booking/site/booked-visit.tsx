import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { CustomerVisit } from '#visits/visits/visits.ts';

interface BookedVisitProps {
  visit: CustomerVisit;
  token: string;
}

export function BookedVisit({ visit, token }: BookedVisitProps) {
  const { property } = visit;
  return (
    <div className="grid gap-4">
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
