import { useQuery } from '@tanstack/react-query';
import { analyticsPeriods } from '#shared/analytics.ts';
import { longDate } from '#shared/dates.ts';
import { adminApi } from '#shared/paths.ts';
import { ExportLink } from '../list/export-link.tsx';
import { useUrlParams } from '../list/use-url-params.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PeriodSelector } from '../ui/period-selector.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { analyticsQuery } from './analytics-query.ts';
import { AnalyticsTables } from './analytics-tables.tsx';
import { MoneyFigures } from './money-figures.tsx';

/** Where leads come from and what becomes of them. */
export function AnalyticsPage() {
  const { params, write } = useUrlParams();
  const days = analyticsPeriods.find((period) => String(period) === params.get('days')) ?? 30;
  const query = useQuery(analyticsQuery(days));
  const { data } = query;
  const subtitle =
    data && `${daysText(data)}. Before: ${daysText(data.before)}, up to the same time of day as now.`;
  const grid = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 @4xl:grid-cols-2';
  const skeleton = (
    <div className={grid}>
      <SkeletonCards count={4} className="min-h-64" />
    </div>
  );
  return (
    <>
      <PageHeader title="Analytics" subtitle={subtitle}>
        <PeriodSelector
          periods={analyticsPeriods}
          days={days}
          onChoose={(chosen) => write((next) => next.set('days', String(chosen)), { replace: true })}
        />
        <ExportLink path={adminApi.analyticsCsv} filter={{ days }} label="Download CSV" />
      </PageHeader>
      <QueryView query={query} what="the figures" skeleton={skeleton}>
        {(analytics) => (
          <section aria-label="Figures" aria-busy={query.isPlaceholderData} className={grid}>
            <AnalyticsTables analytics={analytics} />
          </section>
        )}
      </QueryView>
      <MoneyFigures />
    </>
  );
}

const daysText = ({ from, to }: { from: string; to: string }) =>
  `${longDate(from, 'UTC')} to ${longDate(to, 'UTC')}`;
