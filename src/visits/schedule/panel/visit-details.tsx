import { useQuery } from '@tanstack/react-query';
import { exactDollars } from '#kit/money/money.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { Chip, Tag } from '#kit/panel/ui/chip.tsx';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { mapUrl } from '#kit/text/contact-urls.ts';
import { phoneText } from '#kit/text/person.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { ReceiptIcon } from '#kit/ui/icons/office.tsx';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { MakeInvoice } from '#money/invoices/panel/make-invoice.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';
import { quoteContact } from '#sales/quotes/panel/quote-contact.ts';
import { LongQuoteTexts, ShortQuoteTexts } from '#sales/quotes/panel/quote-texts.tsx';
import { quoteQuery } from '#sales/quotes/panel/quotes-queries.ts';
import { ContactActions } from '#sales/records/panel/contact-actions.tsx';
import { CustomerLink } from '#sales/records/panel/customer-link.tsx';
import type { Crew } from '#visits/crews/crews.ts';
import { fullDay } from '#visits/visits/panel/schedule-text.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { isOpenVisit } from './plan-board.ts';
import { VisitItems } from './visit-items.tsx';
import { VisitMoney } from './visit-money.tsx';
import { VisitStatusButtons } from './visit-status-buttons.tsx';

interface VisitDetailsProps {
  visit: Visit;
  crew: Crew | undefined;
  onView: (view: 'move' | 'cancel') => void;
}

/** Everything the crew needs. */
export function VisitDetails({ visit, crew, onView }: VisitDetailsProps) {
  const quote = useQuery(quoteQuery(visit.quoteId));
  const { property } = visit;
  return (
    <>
      <SheetBody>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <Chip {...visitBadges[visit.status]} />
            {visit.kind === 're-clean' && <Tag>Re-clean</Tag>}
          </div>
          <div className="flex flex-wrap gap-1">
            {quote.data && <ContactActions contact={{ ...quoteContact(quote.data), phone: visit.phone }} />}
          </div>
        </div>
        {visit.forced && isOpenVisit(visit) && (
          <p className="flex items-start gap-2 rounded-input bg-yellow-wash p-3 text-yellow">
            <AlertIcon className="mt-0.5 size-4 shrink-0" />
            Overbooked: the crew doesn’t have time for all its visits on this day.
          </p>
        )}
        {visit.cannotBeKept && (
          <p className="flex items-start gap-2 rounded-input bg-red-wash p-3 text-red">
            <AlertIcon className="mt-0.5 size-4 shrink-0" />
            The crew has no time for this visit any more, since hours, time off or its calendar changed. Move
            it and tell the customer.
          </p>
        )}
        <VisitStatusButtons visit={visit} onCancel={() => onView('cancel')} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact label="Day" isWide>
            {fullDay(visit.date)}
          </Fact>
          <Fact label="Arrival window" isWide>
            {`${windowLabel(visit.from, visit.to)}, takes ${durationText(visit.durationMinutes)}`}
          </Fact>
          <Fact label="Crew">{crew?.name ?? 'Unknown'}</Fact>
          <Fact label="Phone">{phoneText(visit.phone) || 'Not provided'}</Fact>
          <Fact label="Address" isWide>
            {property ? (
              <a
                href={mapUrl(addressLine(property))}
                target="_blank"
                rel="noreferrer"
                className="text-link underline"
              >
                {addressLine(property)}
              </a>
            ) : (
              'No address yet'
            )}
          </Fact>
          <Fact label="Access notes" isWide>
            {property?.accessNotes || 'None'}
          </Fact>
          {visit.contactName !== '' && visit.contactName !== visit.customerName && (
            <Fact label="Booked by">{visit.contactName}</Fact>
          )}
          {quote.data && <ShortQuoteTexts quote={quote.data} />}
          {visit.total !== null && <Fact label="Price">{exactDollars(visit.total)}</Fact>}
          {visit.status === 'done' && <VisitMoney visitId={visit.id} />}
        </dl>
        <InlineQueryView query={quote} what="the services">
          {(loaded) => (
            <>
              <VisitItems quote={loaded} />
              <LongQuoteTexts quote={loaded} />
            </>
          )}
        </InlineQueryView>
        <CustomerLink customerId={visit.customerId} visitNumber={quote.data?.visitNumber ?? 1} />
      </SheetBody>
      <SheetFooter>
        <ButtonLink variant="quiet" className="mr-auto" to={recordKinds.quote.path(visit.quoteId)}>
          <ReceiptIcon className="size-4.5" />
          Open quote
        </ButtonLink>
        <ButtonLink to={customerScreens.visitDay(visit.id)}>Day of the visit</ButtonLink>
        {visit.status === 'done' && <MakeInvoice quoteId={visit.quoteId} visitId={visit.id} />}
        {isOpenVisit(visit) && <Button onClick={() => onView('move')}>Move…</Button>}
      </SheetFooter>
    </>
  );
}
