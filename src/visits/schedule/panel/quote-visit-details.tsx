import { useMutation } from '@tanstack/react-query';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { ChipSelect } from '#kit/panel/ui/chip.tsx';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { fullName, phoneText } from '#kit/text/person.ts';
import { ReceiptIcon } from '#kit/ui/icons/office.tsx';
import { quoteStatusBadges } from '#sales/quotes/panel/quote-badges.ts';
import { quoteContact } from '#sales/quotes/panel/quote-contact.ts';
import { quoteUpdate } from '#sales/quotes/panel/quote-mutations.ts';
import { LongQuoteTexts, ShortQuoteTexts } from '#sales/quotes/panel/quote-texts.tsx';
import { RequestCancelled } from '#sales/quotes/panel/request-cancelled.tsx';
import { type Quote, quoteStatuses } from '#sales/quotes/quotes.ts';
import { ContactActions } from '#sales/records/panel/contact-actions.tsx';
import { CustomerLink } from '#sales/records/panel/customer-link.tsx';
import { fullDay, placeText } from '#visits/visits/panel/schedule-text.ts';
import { readVisitTime, visitMinutes } from '#visits/visits/visit-time.ts';
import { useMoveQuote } from './use-move-quote.ts';
import { VisitItems } from './visit-items.tsx';

interface QuoteVisitDetailsProps {
  quote: Quote;
  onBook: () => void;
  onMove: () => void;
  onClose: () => void;
}

/** A visit that has no crew yet. */
export function QuoteVisitDetails({ quote, onBook, onMove, onClose }: QuoteVisitDetailsProps) {
  const update = useMutation(quoteUpdate(quote));
  const move = useMoveQuote();
  const name = fullName(quote);
  const phone = quote.phone ?? '';
  const { items } = quote.serviceDetails;
  const isRequested = quote.status === 'new' || quote.status === 'contacted';
  const isUndated = quote.status === 'scheduled' && quote.preferredDate === null;
  const schedule = () => {
    move.mutate({ quote, change: { status: 'scheduled' } });
    onClose();
  };
  return (
    <>
      <SheetBody>
        <RequestCancelled quote={quote} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ChipSelect
            label={`Status of ${name}`}
            value={update.isPending ? (update.variables.body.status ?? quote.status) : quote.status}
            options={quoteStatuses}
            badges={quoteStatusBadges}
            isBusy={update.isPending}
            onChoose={(status) => update.mutate({ body: { status } })}
          />
          <div className="flex flex-wrap gap-1">
            <ContactActions contact={quoteContact(quote)} />
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact label={isRequested ? 'Asked for' : 'Day'} isWide>
            {quote.preferredDate === null
              ? isUndated
                ? 'None yet'
                : 'Any day'
              : fullDay(quote.preferredDate)}
          </Fact>
          <Fact label="Time" isWide>
            {`${readVisitTime(quote.preferredTime).label}, takes ${durationText(visitMinutes(items))}`}
          </Fact>
          <Fact label="Where" isWide>
            {placeText(quote)}
            {!quote.isCovered && <span className="text-yellow"> · outside the area</span>}
          </Fact>
          <Fact label="Phone" isWide>
            {phoneText(phone) || 'Not provided'}
          </Fact>
          <ShortQuoteTexts quote={quote} />
        </dl>
        <VisitItems quote={quote} />
        <LongQuoteTexts quote={quote} />
        <CustomerLink {...quote} />
      </SheetBody>
      <SheetFooter>
        <ButtonLink variant="quiet" className="mr-auto" to={recordKinds.quote.path(quote.id)}>
          <ReceiptIcon className="size-4.5" />
          Open quote
        </ButtonLink>
        {!quote.isRequestCancelled && (
          <Button onClick={onMove}>{isUndated ? 'Choose a day' : 'Move to…'}</Button>
        )}
        {isRequested && !quote.isRequestCancelled && <Button onClick={schedule}>Schedule</Button>}
        {quote.status !== 'completed' && !quote.isRequestCancelled && (
          <Button variant="main" onClick={onBook}>
            Book a visit
          </Button>
        )}
      </SheetFooter>
    </>
  );
}
