import { useQuery } from '@tanstack/react-query';
import { exactDollars } from '#kit/money/money.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { PhotoView } from '#kit/panel/ui/photo-view.tsx';
import type { ViewedQuery } from '#kit/panel/ui/query-view.tsx';
import { SheetBody } from '#kit/panel/ui/sheet.tsx';
import { fullName, phoneText } from '#kit/text/person.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import { EditIcon } from '#kit/ui/icons/actions.tsx';
import { QuoteDeposits } from '#money/invoices/panel/deposits.tsx';
import type { Lead } from '#office/lead/leads.ts';
import { PersonLink } from '#people/personal-data/panel/person-link.tsx';
import { quoteContact } from '#sales/quotes/panel/quote-contact.ts';
import { QuoteItemsTable } from '#sales/quotes/panel/quote-items-table.tsx';
import { QuotePageSection } from '#sales/quotes/panel/quote-page-section.tsx';
import { LongQuoteTexts, QuoteFact, ShortQuoteTexts } from '#sales/quotes/panel/quote-texts.tsx';
import { RequestCancelled } from '#sales/quotes/panel/request-cancelled.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';
import { CustomerLink } from '#sales/records/panel/customer-link.tsx';
import { History } from '#sales/records/panel/history-timeline.tsx';
import { ToldNote } from '#sales/records/panel/told-note.tsx';
import { RequestSource } from '#sales/requests/panel/request-source.tsx';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { LeadMessages, LeadVisits } from './lead-course.tsx';
import { LeadFooter } from './lead-footer.tsx';
import { LeadHead } from './lead-head.tsx';
import { leadQuery } from './lead-query.ts';
import { UninvoicedNotice } from './uninvoiced-notice.tsx';

interface RequestLeadProps {
  request: CustomerRequest;
  onEdit: () => void;
}

/** The lead that a request is; with its quote as soon as there is one. */
export function RequestLead({ request, onEdit }: RequestLeadProps) {
  const query = useQuery(leadQuery('request', request.id));
  const lead = query.data;
  if (lead?.quote) return <Details query={query} request={request} quote={lead.quote} onEdit={onEdit} />;
  const name = fullName(request);
  return (
    <>
      <SheetBody>
        <LeadHead
          lead={lead}
          request={request}
          contact={{ ...request, requestId: request.id }}
          visitNumber={request.visitNumber}
        />
        <ToldNote told={request.told} status={request.status} />
        <p className="wrap-anywhere whitespace-pre-line">{request.message || 'No message provided'}</p>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact label="Email" isWide>
            {request.email || 'Not provided'}
          </Fact>
          <Fact label="Phone">{phoneText(request.phone) || 'Not provided'}</Fact>
          <Fact label="Service">{request.service}</Fact>
          <Fact label="Received">{shortDateTime(request.createdAt)}</Fact>
          <Fact label="Internal notes" isWide>
            {request.notes || 'None'}
          </Fact>
        </dl>
        <RequestSource source={request.source} />
        <CustomerPhoto url={request.imageUrl} name={name} />
        {lead && <LeadMessages lead={lead} />}
        <CustomerLink {...request} />
        <PersonLink email={request.email} phone={request.phone} />
        <LeadHistory query={query} />
      </SheetBody>
      <LeadFooter lead={lead}>
        <EditButton label="Edit Request" onClick={onEdit} />
      </LeadFooter>
    </>
  );
}

interface QuoteLeadProps {
  quote: Quote;
  onEdit: () => void;
}

/** The lead that a quote belongs to. */
export function QuoteLead({ quote, onEdit }: QuoteLeadProps) {
  const query = useQuery(leadQuery('quote', quote.id));
  return <Details query={query} request={query.data?.request ?? null} quote={quote} onEdit={onEdit} />;
}

interface DetailsProps extends QuoteLeadProps {
  query: ViewedQuery<Lead>;
  request: CustomerRequest | null;
}

function Details({ query, request, quote, onEdit }: DetailsProps) {
  const lead = query.data;
  const name = fullName(quote);
  const phone = quote.phone ?? '';
  return (
    <>
      <SheetBody>
        <RequestCancelled quote={quote} />
        <UninvoicedNotice quote={quote} />
        <LeadHead
          lead={lead}
          request={request}
          contact={quoteContact(quote)}
          visitNumber={quote.visitNumber}
        />
        <ToldNote told={quote.told} status={quote.status} />
        <QuotePageSection quote={quote} isSendingNext={lead?.next === 'quote'}>
          <QuoteDeposits quoteId={quote.id} />
        </QuotePageSection>
        {lead && <LeadVisits lead={lead} />}
        <section className="grid gap-3">
          <h3 className="font-semibold">Service details</h3>
          <QuoteItemsTable quote={quote} />
        </section>
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
        <LongQuoteTexts quote={quote} />
        {request && <RequestSource source={request.source} />}
        <CustomerPhoto url={quote.imageUrl} name={name} />
        {lead && <LeadMessages lead={lead} />}
        <CustomerLink {...quote} />
        <PersonLink email={quote.email} phone={quote.phone} />
        <LeadHistory query={query} />
      </SheetBody>
      <LeadFooter lead={lead}>
        <EditButton label="Edit Quote" onClick={onEdit} />
      </LeadFooter>
    </>
  );
}

const LeadHistory = ({ query }: { query: ViewedQuery<Lead> }) => (
  <History query={{ ...query, data: query.data?.history }} />
);

const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="quiet" className="mr-auto" onClick={onClick}>
    <EditIcon className="size-4.5" />
    {label}
  </Button>
);

function CustomerPhoto({ url, name }: { url: string | null; name: string }) {
  if (url === null) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Customer photo</h3>
      <div className="overflow-hidden rounded-card ring-1 ring-line">
        <PhotoView key={url} url={url} alt={`Sent by ${name}`} />
      </div>
    </section>
  );
}

function EstimatedPrice({ quote: { estimatedPrice, serviceDetails } }: { quote: Quote }) {
  if (estimatedPrice === null) return 'Not calculated';
  return (
    <>
      <span className="block">{exactDollars(estimatedPrice)}</span>
      {estimatedPrice !== serviceDetails.total && (
        <span className="block text-sm text-ink-soft">
          {`Set by hand. The services cost ${exactDollars(serviceDetails.total)}.`}
        </span>
      )}
    </>
  );
}
