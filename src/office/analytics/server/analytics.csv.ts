import { categoryName } from '#company/catalog/known-categories.ts';
import type { Analytics } from '#office/analytics/analytics.ts';

/** Every figure of the screen, one per line, for a spreadsheet. */
export function analyticsTable(analytics: Analytics): string[][] {
  const { before, sources, landingPages, funnel, firstReply, answeredInTime, revenue } = analytics;
  const { followUps, reminders, reviewRequests, codes } = analytics;
  const line = (figure: string, name: string, { now, before }: { now: unknown; before: unknown }) => [
    figure,
    name,
    String(now ?? ''),
    String(before ?? ''),
  ];
  return [
    [
      'Figure',
      'Name',
      `${analytics.from} to ${analytics.to}`,
      `${before.from} to ${before.to}, up to the same time of day`,
    ],
    ...sources.map((row) => line('Leads by source', row.name, row)),
    ...landingPages.map((row) => line('Leads by landing page', row.path || 'Unknown', row)),
    ...funnel.map((row) => line('Leads that reached', row.stage, row)),
    line('Median minutes to first reply', '', firstReply),
    line('Percent answered in time', '', answeredInTime),
    line('Quotes followed up', '', followUps.quotes),
    line('Quotes won after a follow-up', '', followUps.won),
    line('Reminders sent', '', reminders.sent),
    line('Visits done or missed', 'Reminded', reminders.reminded.visits),
    line('No-shows', 'Reminded', reminders.reminded.noShows),
    line('Visits done or missed', 'Not reminded', reminders.notReminded.visits),
    line('No-shows', 'Not reminded', reminders.notReminded.noShows),
    line('Review requests sent', '', reviewRequests),
    ...revenue.map((row) => line('Revenue in dollars', categoryName(row.category), row)),
    ...codes.flatMap(({ name, uses, discount, revenue: left }) => [
      line('Uses of a code', name, uses),
      line('Taken off by a code', name, discount),
      line('Price of quotes with a code', name, left),
    ]),
  ];
}
