import { Link } from 'react-router';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';
import { MakeInvoice, uninvoicedText } from '#money/invoices/panel/make-invoice.tsx';
import type { Today } from '#office/today/today.ts';
import { StableTodayList, TodayItem, TodaySection } from './today-section.tsx';

/** Lists quotes to which something was added after their invoice was made. */
export function UninvoicedQuotes({ today: { uninvoiced } }: { today: Today }) {
  if (uninvoiced.length === 0) return null;
  return (
    <TodaySection
      title="Added, not invoiced"
      count={uninvoiced.length}
      more={{ label: 'All invoices', to: customerScreens.invoices }}
    >
      <StableTodayList rows={uninvoiced} empty="Everything that was added is invoiced.">
        {(quote) => (
          <TodayItem key={quote.id} row={quote}>
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
              <p className="text-ink-soft wrap-anywhere">
                {quote.uninvoiced && uninvoicedText(quote.uninvoiced)}
              </p>
            </div>
            <MakeInvoice quoteId={quote.id} isRest />
          </TodayItem>
        )}
      </StableTodayList>
    </TodaySection>
  );
}
