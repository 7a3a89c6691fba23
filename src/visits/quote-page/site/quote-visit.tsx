import { quotePaths } from '#kit/paths/customer-paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import { getOpenVisit } from '#visits/booking/site/open-visit.ts';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';
import { CalendarLink } from './calendar-link.tsx';
import type { QuotePageData } from './quote-data.ts';
import { ArrivalTime, VisitDay } from './visit-day.tsx';

const { visit: texts } = quotePage;

/** When the work was done, and the visit that is booked, with the way to move or cancel it. */
export const QuoteVisit = (data: QuotePageData) => (
  <>
    {data.quote.doneOn !== undefined && (
      <p>
        {texts.wasOn}
        <VisitDay date={data.quote.doneOn} />.
      </p>
    )}
    <OpenVisit {...data} />
  </>
);

function OpenVisit({ token, quote, canChangeVisit }: QuotePageData) {
  const visit = getOpenVisit(quote);
  if (!visit) return null;
  return (
    <div>
      <h2 className="text-xl">{texts.heading}</h2>
      <ArrivalTime {...visit} />
      {visit.property && <p className="mt-2 wrap-anywhere">{addressLine(visit.property)}</p>}
      <ButtonLink href={quotePaths.visit(token)} variant="teal" className="mt-4 w-full">
        {texts.see}
      </ButtonLink>
      <div className="mt-1 flex flex-wrap justify-center gap-x-6">
        <CalendarLink token={token} />
        {canChangeVisit && (
          <a
            href={quotePaths.visit(token)}
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-3"
          >
            {texts.moveOrCancel}
          </a>
        )}
      </div>
    </div>
  );
}
