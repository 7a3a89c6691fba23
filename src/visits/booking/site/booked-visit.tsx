import { quotePaths } from '#kit/paths/customer-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { CustomerVisit } from '#visits/visits/visits.ts';
import { BeforeVisit } from './before-visit.tsx';

interface BookedVisitProps {
  visit: CustomerVisit;
  token: string;
}

export function BookedVisit({ visit, token }: BookedVisitProps) {
  const { property } = visit;
  return (
    <div className="grid gap-6">
      {property && (
        <p>
          <span className="block font-semibold">{text.weComeTo}</span>
          <span className="wrap-anywhere">{addressLine(property)}</span>
        </p>
      )}
      <BeforeVisit className="" />
      <p className="text-ink-soft print:hidden">{text.plansChanged}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={quotePaths.calendar(token)} variant="teal" className="max-sm:w-full">
          {text.addToCalendar}
        </ButtonLink>
        <ButtonLink href={paths.quote(token)} variant="quiet" className="max-sm:w-full">
          {text.moveOrCancel}
        </ButtonLink>
      </div>
    </div>
  );
}
