import { Link } from 'react-router';
import { exactDollars } from '#kit/money/money.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import { longDate } from '#kit/time/dates.ts';
import type { Today } from '#office/today/today.ts';
import { quoteContact } from '#sales/quotes/panel/quote-contact.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { ContactLinks } from '#sales/records/panel/contact-links.tsx';
import { StableTodayList, TodayItem, TodaySection } from './today-section.tsx';

/** Accepted quotes without a visit, longest waiting first. */
export function AcceptedQuotes({ today: { accepted, acceptedCount } }: { today: Today }) {
  return (
    <TodaySection
      title="Accepted, not booked"
      count={acceptedCount}
      more={{ label: 'All quotes', to: adminPaths.quotes }}
    >
      <StableTodayList
        rows={accepted}
        empty="Every accepted quote has a visit. Quotes that customers accept without picking a time wait here."
      >
        {(quote) => <AcceptedItem key={quote.id} quote={quote} />}
      </StableTodayList>
    </TodaySection>
  );
}

function AcceptedItem({ quote }: { quote: Quote }) {
  const { estimatedPrice, serviceTitle, page } = quote;
  const price = estimatedPrice === null ? [] : [exactDollars(estimatedPrice)];
  const since = page?.decidedAt ? [`accepted ${longDate(page.decidedAt)}`] : [];
  return (
    <TodayItem row={quote}>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h3 className="font-semibold wrap-anywhere">
          <Link
            to={recordKinds.quote.path(quote.id)}
            state={{ openedHere: true }}
            className="rounded-md hover:text-link hover:underline"
          >
            {fullName(quote)}
          </Link>
        </h3>
        <p className="text-ink-soft wrap-anywhere">{[...price, serviceTitle, ...since].join(' · ')}</p>
      </div>
      <ContactLinks contact={quoteContact(quote)} />
    </TodayItem>
  );
}
