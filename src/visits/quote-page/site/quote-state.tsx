import { exactDollars } from '#kit/money/money.ts';
import { longDate, shortDateTime } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { getOpenVisit } from '#visits/booking/site/open-visit.ts';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';
import { quoteVisitPage } from '#visits/quote-page/quote-visit-page-texts.ts';
import type { QuotePageData } from './quote-data.ts';
import { VisitDay } from './visit-day.tsx';

const texts = quotePage.state;

/** The heading, and where the quote stands. */
export function QuoteState({ quote, accepted, isOpen, isExpired, isUnpriced, refused }: QuotePageData) {
  const visit = getOpenVisit(quote);
  return (
    <>
      <h1 className="mt-1 text-h2">
        {visit ? quoteVisitPage.headings.booked : getHeading(quote.decision, isOpen || isExpired)}
      </h1>
      <p className="mt-2 text-lg text-ink-soft">
        {isOpen && isUnpriced && texts.unpriced}
        {isOpen && !isUnpriced && (
          <>
            {texts.validUntil(exactDollars(quote.total))}
            <Day date={quote.validUntil} />
          </>
        )}
        {!isOpen && isExpired && (
          <>
            {texts.wasValidUntil}
            <Day date={quote.validUntil} />
            {texts.askAnew}
          </>
        )}
        {quote.decision === 'accepted' && accepted && (
          <>
            {texts.acceptedBy(accepted.name, exactDollars(accepted.total))}
            <time dateTime={accepted.at}>{shortDateTime(accepted.at)}</time>
          </>
        )}
        {quote.decision === 'declined' && texts.youDeclined}
      </p>
      {visit && (
        <p className="mt-2 hidden print:block">
          {texts.yourVisit}
          <VisitDay date={visit.date} />, {windowLabel(visit.from, visit.to)}
        </p>
      )}
      {refused && (
        <Notice tone="error" role="alert" className="mt-4 max-w-prose">
          {refused.detail}
        </Notice>
      )}
      {!refused && quote.decision === 'change-requested' && (
        <Notice tone="success" className="mt-4 max-w-prose">
          {texts.haveMessage}
          {isOpen && !isUnpriced && texts.canStillAccept}
        </Notice>
      )}
      {isOpen && accepted && (
        <Notice tone="warning" className="mt-4 max-w-prose">
          {texts.acceptedBefore(exactDollars(accepted.total))}
        </Notice>
      )}
    </>
  );
}

function getHeading(decision: QuotePageData['quote']['decision'], isOffered: boolean): string {
  if (decision === 'accepted') return texts.accepted;
  if (decision === 'declined') return texts.declined;
  return isOffered ? texts.open : texts.gone;
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>;
