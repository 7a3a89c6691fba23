import { useQuery } from '@tanstack/react-query';
import { analyticsPeriods } from '#shared/analytics.ts';
import { longDate } from '#shared/dates.ts';
import { adminApi } from '#shared/paths.ts';
import { errorMessage } from '../error-message.ts';
import { ExportLink } from '../list/export-link.tsx';
import { useUrlParams } from '../list/use-url-params.ts';
import { LoadFailure, StaleNotice } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PeriodSelector } from '../ui/period-selector.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { analyticsQuery } from './analytics-query.ts';
import { AnalyticsTables } from './analytics-tables.tsx';

/** Where leads come from and what becomes of them. */
export function AnalyticsPage() {
  usePageTitle('Analytics');
  const { params, write } = useUrlParams();
  const days = analyticsPeriods.find((period) => String(period) === params.get('days')) ?? 30;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(analyticsQuery(days));
  const subtitle =
    data && `${daysText(data)}. Before: ${daysText(data.before)}, up to the same time of day as now.`;
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
      {!data && error ? (
        <LoadFailure
          title="We couldn’t load the figures."
          reason={errorMessage(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <section aria-label="Figures" aria-busy={isPlaceholderData} className="grid gap-4">
          {data && error && (
            <StaleNotice
              reason={errorMessage(error)}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @4xl:grid-cols-2">
            {data ? <AnalyticsTables analytics={data} /> : <SkeletonCards count={4} className="min-h-64" />}
          </div>
        </section>
      )}
    </>
  );
}

const daysText = ({ from, to }: { from: string; to: string }) =>
  `${longDate(from, 'UTC')} to ${longDate(to, 'UTC')}`;
