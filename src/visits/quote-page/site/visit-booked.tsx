import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { Button, ButtonLink } from '#kit/ui/button.tsx';
import { TextArea } from '#kit/ui/text-area.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import { BeforeVisit } from '#visits/booking/site/before-visit.tsx';
import { quoteVisitPage } from '#visits/quote-page/quote-visit-page-texts.ts';
import { CalendarLink } from './calendar-link.tsx';
import type { VisitPageData } from './visit-data.ts';
import { ArrivalTime } from './visit-day.tsx';

const { booked, cancel } = quoteVisitPage;

/** The confirmation. It also says how to cancel a visit that someone else booked. */
export function VisitBooked({ token, quote, isChangeable, changeCutoffHours, noShowPercent }: VisitPageData) {
  const { visit } = quote;
  if (!visit) return null;
  const { property } = visit;
  return (
    <>
      <ArrivalTime {...visit} />
      {property && <p className="mt-2 wrap-anywhere">{addressLine(property)}</p>}
      <CalendarLink token={token} className="mt-1" />
      <BeforeVisit className="mt-4" />
      {isChangeable ? (
        <>
          <p className="mt-4 text-ink-soft">{booked.changeable(changeCutoffHours)}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={quotePaths.moveVisit(token)} variant="teal">
              {booked.move}
            </ButtonLink>
            <ButtonLink href={quotePaths.cancelVisit(token)} variant="quiet">
              {booked.cancel}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">{booked.fixed(changeCutoffHours, noShowPercent)}</p>
          <PhoneButton variant="teal" className="mt-5" />
        </>
      )}
    </>
  );
}

export function VisitCancel({ token, quote, refused }: VisitPageData) {
  const { visit } = quote;
  if (!visit) return null;
  return (
    <>
      <ArrivalTime {...visit} />
      <p className="mt-2 text-ink-soft">{cancel.text}</p>
      <form method="post" action={quotePaths.cancelVisit(token)} className="mt-5 grid grid-cols-1 gap-5">
        <input type="hidden" name="version" value={visit.version} />
        <TextArea
          label={cancel.reason}
          name="reason"
          isOptional
          maxLength={1000}
          defaultValue={refused?.values.reason ?? ''}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="teal">
            {cancel.button}
          </Button>
          <ButtonLink href={quotePaths.visit(token)} variant="quiet">
            {cancel.keep}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
