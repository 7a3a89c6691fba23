import { exactDollars } from '#kit/money/money.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { PhotoView } from '#kit/panel/ui/photo-view.tsx';
import { SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import { EditIcon } from '#kit/ui/icons/actions.tsx';
import { InboxIcon } from '#kit/ui/icons/office.tsx';
import { MakeInvoice } from '#money/invoices/panel/make-invoice.tsx';
import { PersonLink } from '#people/personal-data/panel/person-link.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';
import { ContactActions } from '#sales/records/panel/contact-actions.tsx';
import { CustomerLink } from '#sales/records/panel/customer-link.tsx';
import { HistoryTimeline } from '#sales/records/panel/history-timeline.tsx';
import { ToldNote } from '#sales/records/panel/told-note.tsx';
import { quoteStatusBadges } from './quote-badges.ts';
import { quoteContact } from './quote-contact.ts';
import { QuoteItemsTable } from './quote-items-table.tsx';
import { QuotePageSection } from './quote-page-section.tsx';
import { LongQuoteTexts, QuoteFact, ShortQuoteTexts } from './quote-texts.tsx';
import { RequestCancelled } from './request-cancelled.tsx';
import { UninvoicedNotice } from './uninvoiced-notice.tsx';

export function QuoteDetails({ quote, onEdit }: { quote: Quote; onEdit: () => void }) {
  const name = fullName(quote);
  const phone = quote.phone ?? '';
  return (
    <>
      <SheetBody>
        <RequestCancelled quote={quote} />
        <UninvoicedNotice quote={quote} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Chip {...quoteStatusBadges[quote.status]} />
          <div className="flex flex-wrap gap-1">
            <ContactActions contact={quoteContact(quote)} />
          </div>
        </div>
        <ToldNote told={quote.told} status={quote.status} />
        <QuotePageSection quote={quote} />
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact label="Name" isWide>
            {name}
          </Fact>
          <Fact label="Email" isWide>
            {quote.email || 'Not provided'}
          </Fact>
          <Fact label="Phone">{phoneText(phone) || 'Not provided'}</Fact>
          <Fact label="ZIP code">
            {quote.isCovered ? quote.zipCode : `${quote.zipCode}, outside the area`}
          </Fact>
          <Fact label="Service" isWide>
            {quote.serviceTitle}
          </Fact>
          <Fact label="Estimated price">
            <EstimatedPrice quote={quote} />
          </Fact>
          <QuoteFact quote={quote} name="contactMethod" />
          <Fact label="Received">{shortDateTime(quote.createdAt)}</Fact>
          <QuoteFact quote={quote} name="preferredDate" />
          <QuoteFact quote={quote} name="preferredTime" />
          <ShortQuoteTexts quote={quote} />
        </dl>
        <section className="grid gap-3">
          <h3 className="font-semibold">Service details</h3>
          <QuoteItemsTable quote={quote} />
        </section>
        <LongQuoteTexts quote={quote} />
        {quote.imageUrl !== null && (
          <section className="grid gap-2">
            <h3 className="font-semibold">Customer photo</h3>
            <div className="overflow-hidden rounded-card ring-1 ring-line">
              <PhotoView key={quote.imageUrl} url={quote.imageUrl} alt={`Sent by ${name}`} />
            </div>
          </section>
        )}
        <CustomerLink {...quote} />
        <PersonLink email={quote.email} phone={quote.phone} />
        <HistoryTimeline path={adminApi.quoteHistory(quote.id)} />
      </SheetBody>
      <SheetFooter>
        {quote.requestId !== null && (
          <ButtonLink variant="quiet" to={`${adminPaths.requests}?request=${quote.requestId}`}>
            <InboxIcon className="size-4.5" />
            Open request
          </ButtonLink>
        )}
        <MakeInvoice quoteId={quote.id} />
        <Button onClick={onEdit}>
          <EditIcon className="size-4.5" />
          Edit Quote
        </Button>
      </SheetFooter>
    </>
  );
}

function EstimatedPrice({ quote: { estimatedPrice, serviceDetails } }: { quote: Quote }) {
  if (estimatedPrice === null) return 'Not calculated';
  const exact = (price: string) => exactDollars(price);
  return (
    <>
      <span className="block">{exact(estimatedPrice)}</span>
      {estimatedPrice !== serviceDetails.total && (
        <span className="block text-sm text-ink-soft">
          {`Set by hand. The services cost ${exact(serviceDetails.total)}.`}
        </span>
      )}
    </>
  );
}
