import { categoryName } from '#company/catalog/known-categories.ts';
import { formatDollars, parseCents } from '#kit/money/money.ts';
import { sideBySide } from '#kit/wire/side-by-side.ts';
import type { AnalyticsPeriod } from '#office/analytics/analytics.ts';
import { requestStatusLabels } from '#sales/requests/panel/request-badges.ts';
import { AnsweredInTime } from './answered-in-time.tsx';
import { type Compared, compare } from './compared.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FirstReply } from './first-reply.tsx';
import { MessageFigures } from './message-figures.tsx';

const noLeads = 'No requests came in during this period or the one before.';
/** The rest of the landing pages is in the CSV. */
const shownPages = 10;

export function AnalyticsTables(compared: Compared) {
  const { now, before } = compared;
  const isCompared = before !== undefined;
  return (
    <>
      <ComparisonTable
        title="Leads by source"
        explanation="Requests by campaign (utm_source), or by the site that linked here. Direct = typed or bookmarked. Unknown = the browser didn’t say, or staff entered the quote."
        what="Source"
        rows={sideBySide(now.sources, before?.sources)}
        format={count}
        empty={noLeads}
        isCompared={isCompared}
      />
      <ComparisonTable
        title="From request to visit"
        explanation="Requests from this period that have reached at least this stage. A cancelled request counts up to Contacted if you replied."
        what="Stage"
        rows={now.funnel.map(({ stage }, index) => ({
          name: requestStatusLabels[stage],
          ...compare(compared, ({ funnel }) => funnel[index]!.count),
        }))}
        format={count}
        empty={noLeads}
        isCompared={isCompared}
      />
      <ComparisonTable
        title="Revenue by category"
        explanation="Estimated price of completed visits in this period, split by the amounts of their items. A visit counts on its visit date, or without one on the day it was completed. Cancelled requests don’t count."
        what="Category"
        rows={now.revenue.map(({ category }) => ({
          name: categoryName(category),
          ...compare(compared, ({ revenue }) =>
            parseCents(revenue.find((row) => row.category === category)?.amount ?? '0.00'),
          ),
        }))}
        format={(cents) => formatDollars(cents)}
        empty="No quote was completed during this period or the one before."
        isCompared={isCompared}
      />
      <ComparisonTable
        title="Codes"
        explanation="Quotes sent with a code in this period. Those declined or deleted before a visit don’t count."
        what="Code"
        rows={sideBySide(toCounts(now, 'uses'), before && toCounts(before, 'uses'))}
        format={count}
        empty="Nobody used a code during this period or the one before."
        isCompared={isCompared}
      />
      <ComparisonTable
        title="Sales with codes"
        explanation="Price of these quotes, with the code taken off."
        what="Code"
        rows={sideBySide(toCounts(now, 'revenue'), before && toCounts(before, 'revenue'))}
        format={(cents) => formatDollars(cents)}
        empty="Nobody used a code during this period or the one before."
        isCompared={isCompared}
      />
      <FirstReply {...compared} />
      <AnsweredInTime {...compared} />
      <MessageFigures {...compared} />
      <ComparisonTable
        title="Leads by landing page"
        explanation={`Requests by the first page of the visit, top ${shownPages}. The CSV has them all.`}
        what="Page"
        rows={sideBySide(now.landingPages, before?.landingPages)
          .slice(0, shownPages)
          .map(({ name, ...counts }) => ({ name: name || 'Unknown', ...counts }))}
        format={count}
        empty={noLeads}
        isCompared={isCompared}
      />
    </>
  );
}

const toCounts = ({ codes }: AnalyticsPeriod, figure: 'uses' | 'revenue') =>
  codes.map(({ name, uses, revenue }) => ({
    name,
    count: figure === 'uses' ? uses : parseCents(revenue),
  }));

const count = (value: number) => value.toLocaleString('en-US');
