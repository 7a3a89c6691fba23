import type { Analytics } from '#shared/analytics.ts';
import { serviceCategoryLabels } from '#shared/services.ts';

/** Every figure of the screen, one per line, for a spreadsheet. */
export function analyticsTable(analytics: Analytics): string[][] {
  const { before, sources, landingPages, funnel, firstReply, answeredInTime, revenue } = analytics;
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
    ...revenue.map((row) => line('Revenue in dollars', serviceCategoryLabels[row.category], row)),
  ];
}
