import { useQuery } from '@tanstack/react-query';
import { addressLine } from '#shared/address-line.ts';
import { mapUrl } from '#shared/contact-urls.ts';
import type { Crew } from '#shared/crews.ts';
import { customerScreens } from '#shared/customer-paths.ts';
import { exactDollars } from '#shared/money.ts';
import { phoneText } from '#shared/person.ts';
import type { Visit } from '#shared/visits.ts';
import { windowLabel } from '#shared/window-label.ts';
import { ReceiptIcon } from '#web/ui/icons/office.tsx';
import { AlertIcon } from '#web/ui/icons/status.tsx';
import { visitBadges } from '../customers/visit-badges.ts';
import { MakeInvoice } from '../invoices/make-invoice.tsx';
import { ContactActions } from '../list/contact-actions.tsx';
import { CustomerLink } from '../list/customer-link.tsx';
import { quoteContact } from '../quotes/quote-contact.ts';
import { LongQuoteTexts, ShortQuoteTexts } from '../quotes/quote-texts.tsx';
import { quoteQuery } from '../quotes/quotes-queries.ts';
import { recordKinds } from '../record-kinds.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip, Tag } from '../ui/chip.tsx';
import { durationText } from '../ui/duration-text.ts';
import { Fact } from '../ui/fact.tsx';
import { InlineQueryView } from '../ui/query-view.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';
import { isOpenVisit } from './plan-board.ts';
import { fullDay } from './schedule-text.ts';
import { VisitItems } from './visit-items.tsx';
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
            The crew has no time for this visit any more, since hours, buffer or closures changed. Move it and
            tell the customer.
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
