import type { Analytics } from '#shared/analytics.ts';
import { formatDollars, parseCents } from '#shared/money.ts';
import { serviceCategoryLabels } from '#shared/services.ts';
import { requestStatusLabels } from '../requests/request-badges.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FirstReply } from './first-reply.tsx';

const noLeads = 'No requests came in during this period or the one before.';
/** More landing pages than this are a list for the spreadsheet. */
const shownPages = 10;

export function AnalyticsTables({ analytics }: { analytics: Analytics }) {
  const { sources, landingPages, funnel, firstReply, revenue } = analytics;
  return (
    <>
      <ComparisonTable
        title="Leads by source"
        explanation="Requests by the campaign named in the link (utm_source), else by the site that linked here. Direct: typed or bookmarked. Unknown: the browser did not tell, or staff entered the quote."
        what="Source"
        rows={sources}
        format={count}
        empty={noLeads}
      />
      <ComparisonTable
        title="From request to visit"
        explanation="Requests of the period that have reached at least this stage by now. A cancelled request counts up to Contacted if it was answered."
        what="Stage"
        rows={funnel.map(({ stage, ...counts }) => ({ name: requestStatusLabels[stage], ...counts }))}
        format={count}
        empty={noLeads}
      />
      <ComparisonTable
        title="Revenue by category"
        explanation="Estimated price of the quotes completed in the period whose request was not cancelled, shared by the amounts of their items."
        what="Category"
        rows={revenue.map(({ category, now, before }) => ({
          name: serviceCategoryLabels[category],
          now: parseCents(now),
          before: parseCents(before),
        }))}
        format={(cents) => formatDollars(cents)}
        empty="No quote was completed during this period or the one before."
      />
      <FirstReply firstReply={firstReply} />
      <ComparisonTable
        title="Leads by landing page"
        explanation={`Requests by the page of the site that the visit began on, the ${shownPages} most frequent; the CSV has them all.`}
        what="Page"
        rows={landingPages
          .slice(0, shownPages)
          .map(({ path, ...counts }) => ({ name: path || 'Unknown', ...counts }))}
        format={count}
        empty={noLeads}
      />
    </>
  );
}

const count = (value: number) => value.toLocaleString('en-US');
