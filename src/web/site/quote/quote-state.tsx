import { business } from '#shared/content/business.ts';
import { longDate, shortDateTime } from '#shared/dates.ts';
import { exactDollars } from '#shared/money.ts';
import { windowLabel } from '#shared/window-label.ts';
import { Notice } from '#web/ui/notice.tsx';
import { openVisitOf } from '../booking/open-visit.ts';
import type { QuotePageData } from './quote-data.ts';
import { VisitDay } from './visit-day.tsx';

/** The heading, and where the quote stands. */
export function QuoteState({ quote, accepted, isOpen, isExpired, isUnpriced, refused }: QuotePageData) {
  const visit = openVisitOf(quote);
  return (
    <>
      <h1 className="mt-1 text-h2">{headingOf(quote.decision, isOpen || isExpired)}</h1>
      <p className="mt-2 text-lg text-ink-soft">
        {isOpen && isUnpriced && 'We’ll confirm your price shortly.'}
        {isOpen && !isUnpriced && (
          <>
            {exactDollars(quote.total)}, valid until <Day date={quote.validUntil} />
          </>
        )}
        {!isOpen && isExpired && (
          <>
            It was valid until <Day date={quote.validUntil} />. Ask us for a new one.
          </>
        )}
        {quote.decision === 'accepted' && accepted && (
          <>
            {accepted.name} accepted {exactDollars(accepted.total)} on{' '}
            <time dateTime={accepted.at}>{shortDateTime(accepted.at, business.timeZone)}</time>.
          </>
        )}
        {quote.decision === 'declined' && 'You declined it. If you change your mind, call us.'}
      </p>
      {visit && (
        <p className="mt-2 hidden print:block">
          Your visit: <VisitDay date={visit.date} />, {windowLabel(visit.from, visit.to)}
        </p>
      )}
      {refused && (
        <Notice tone="error" role="alert" className="mt-4 max-w-prose">
          {refused.detail}
        </Notice>
      )}
      {!refused && quote.decision === 'change-requested' && (
        <Notice tone="success" className="mt-4 max-w-prose">
          We have your message and will get back to you.
          {isOpen && !isUnpriced && ' You can still accept the quote as it is.'}
        </Notice>
      )}
      {isOpen && accepted && (
        <Notice tone="warning" className="mt-4 max-w-prose">
          You accepted {exactDollars(accepted.total)} before. We changed the quote since, so please decide
          again.
        </Notice>
      )}
    </>
  );
}

function headingOf(decision: QuotePageData['quote']['decision'], isOffered: boolean): string {
  if (decision === 'accepted') return 'Quote accepted';
  if (decision === 'declined') return 'Quote declined';
  return isOffered ? 'Your quote' : 'This quote is no longer available';
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date, business.timeZone)}</time>;
