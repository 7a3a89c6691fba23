import type { Analytics } from '#shared/analytics.ts';
import { formatDollars, parseCents } from '#shared/money.ts';
import { serviceCategoryLabels } from '#shared/service-category-labels.ts';
import { requestStatusLabels } from '../requests/request-badges.ts';
import { AnsweredInTime } from './answered-in-time.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { FirstReply } from './first-reply.tsx';
import { MessageFigures } from './message-figures.tsx';

const noLeads = 'No requests came in during this period or the one before.';
/** The rest of the landing pages is in the CSV. */
const shownPages = 10;

export function AnalyticsTables({ analytics }: { analytics: Analytics }) {
  const { sources, landingPages, funnel, firstReply, answeredInTime, revenue } = analytics;
  return (
    <>
      <ComparisonTable
        title="Leads by source"
        explanation="Requests by campaign (utm_source), or by the site that linked here. Direct = typed or bookmarked. Unknown = the browser didn’t say, or staff entered the quote."
        what="Source"
        rows={sources}
        format={count}
        empty={noLeads}
      />
      <ComparisonTable
        title="From request to visit"
        explanation="Requests from this period that have reached at least this stage. A cancelled request counts up to Contacted if you replied."
        what="Stage"
        rows={funnel.map(({ stage, ...counts }) => ({ name: requestStatusLabels[stage], ...counts }))}
        format={count}
        empty={noLeads}
      />
      <ComparisonTable
        title="Revenue by category"
        explanation="Estimated price of completed visits in this period, split by the amounts of their items. A visit counts on its visit date, or without one on the day it was completed. Cancelled requests don’t count."
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
      <AnsweredInTime answeredInTime={answeredInTime} />
      <MessageFigures {...analytics} />
      <ComparisonTable
        title="Leads by landing page"
        explanation={`Requests by the first page of the visit, top ${shownPages}. The CSV has them all.`}
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
