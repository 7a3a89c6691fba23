import { useMutation } from '@tanstack/react-query';
import { fullName, phoneText } from '#shared/person.ts';
import { type Quote, quoteStatuses } from '#shared/quotes.ts';
import { readVisitTime, visitMinutes } from '#shared/visit-time.ts';
import { ReceiptIcon } from '#web/ui/icons/office.tsx';
import { ContactActions } from '../list/contact-actions.tsx';
import { CustomerLink } from '../list/customer-link.tsx';
import { quoteStatusBadges } from '../quotes/quote-badges.ts';
import { quoteContact } from '../quotes/quote-contact.ts';
import { quoteUpdate } from '../quotes/quote-mutations.ts';
import { LongQuoteTexts, ShortQuoteTexts } from '../quotes/quote-texts.tsx';
import { RequestCancelled } from '../quotes/request-cancelled.tsx';
import { recordKinds } from '../record-kinds.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ChipSelect } from '../ui/chip.tsx';
import { durationText } from '../ui/duration-text.ts';
import { Fact } from '../ui/fact.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';
import { fullDay, placeText } from './schedule-text.ts';
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
