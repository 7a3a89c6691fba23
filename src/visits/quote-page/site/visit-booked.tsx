import type { ReactNode } from 'react';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineTitle } from '#company/catalog/units.ts';
import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { Person } from '#company/pictures/site/person.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { exactDollars } from '#kit/money/money.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { Button, ButtonLink } from '#kit/ui/button.tsx';
import { TextArea } from '#kit/ui/text-area.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import { BeforeVisit } from '#visits/booking/site/before-visit.tsx';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';
import { quoteVisitPage } from '#visits/quote-page/quote-visit-page-texts.ts';
import type { VisitPageData } from './visit-data.ts';
import { ArrivalTime, VisitDay } from './visit-day.tsx';

const { booked, cancel } = quoteVisitPage;

/** The confirmation, worth showing to who else lives there. It also says how to cancel a visit that someone else booked. */
export function VisitBooked({
  token,
  quote,
  crewName,
  isChangeable,
  changeCutoffHours,
  noShowPercent,
}: VisitPageData) {
  const { name, person } = useProfile();
  const { visit, items, total } = quote;
  if (!visit) return null;
  const { property, date, from, to, durationMinutes } = visit;
  const crew = crewName === null ? name : booked.crewFrom(crewName, name);
  return (
    <>
      <section
        aria-label={booked.when}
        className="mt-6 rounded-card bg-white p-5 shadow-soft ring-1 ring-line/60 sm:p-8"
      >
        <p className="font-display text-2xl font-bold tracking-tight">
          <VisitDay date={date} isFirst />
        </p>
        <p className="mt-1 text-lg font-semibold tabular-nums">
          {quotePage.visit.weArrive(windowLabel(from, to))}
        </p>
        <p className="text-ink-soft">{booked.takes(hoursText(Math.ceil(durationMinutes / 30) / 2))}</p>
        <ButtonLink
          href={quotePaths.calendar(token)}
          variant="teal"
          className="mt-4 max-sm:w-full print:hidden"
        >
          {quotePage.visit.addToCalendar}
        </ButtonLink>
        <dl className="mt-6 grid gap-5 border-t border-line pt-6 sm:grid-cols-2">
          <Fact label={booked.who}>{person ? <Person note={crew} /> : crew}</Fact>
          {property && <Fact label={booked.where}>{addressLine(property)}</Fact>}
          <Fact label={booked.what}>{items.map((item) => lineTitle(item, unitTexts)).join(', ')}</Fact>
          <Fact label={booked.price}>
            <span className="text-xl font-bold tabular-nums">{exactDollars(total)}</span>
            <span className="block text-ink-soft">{booked.payAfter}</span>
          </Fact>
        </dl>
      </section>
      <BeforeVisit className="mt-6 rounded-card bg-sand p-5 sm:p-6" />
      <h2 className="mt-8 text-xl print:hidden">{booked.change}</h2>
      <p className="mt-2 text-ink-soft">
        {isChangeable ? booked.changeable(changeCutoffHours) : booked.fixed(changeCutoffHours, noShowPercent)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {isChangeable ? (
          <>
            <ButtonLink href={quotePaths.moveVisit(token)} variant="quiet">
              {booked.move}
            </ButtonLink>
            <ButtonLink href={quotePaths.cancelVisit(token)} variant="quiet">
              {booked.cancel}
            </ButtonLink>
          </>
        ) : (
          <PhoneButton variant="teal" />
        )}
      </div>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="mt-1 wrap-anywhere">{children}</dd>
  </div>
);

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
