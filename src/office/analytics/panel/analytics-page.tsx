import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ExportLink } from '#kit/panel/list/export-link.tsx';
import { useUrlParams } from '#kit/panel/list/use-url-params.ts';
import { PeriodSelector } from '#kit/panel/ui/period-selector.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SkeletonCards } from '#kit/panel/ui/skeleton.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { addDays, longDate } from '#kit/time/dates.ts';
import { analyticsPeriods } from '#office/analytics/analytics.ts';
import { AnalyticsTables } from './analytics-tables.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { useAnalytics } from './use-analytics.ts';

/** Where leads come from and what becomes of them. */
export function AnalyticsPage() {
  const { params, write } = useUrlParams();
  const days = analyticsPeriods.find((period) => String(period) === params.get('days')) ?? 30;
  const { present, former } = useAnalytics(days);
  const subtitle =
    present.data &&
    `${daysText(present.data)}. Before: ${daysText(daysBefore(present.data))}, up to the same time of day as now.`;
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
      {!present.error && (
        <QueryView query={former} what="the period before" skeleton={null}>
          {() => null}
        </QueryView>
      )}
      <QueryView query={present} what="the figures" skeleton={skeleton}>
        {(now) => (
          <section aria-label="Figures" aria-busy={present.isPlaceholderData} className={grid}>
            <AnalyticsTables now={now} before={former.data} />
          </section>
        )}
      </QueryView>
      <MoneyFigures />
    </>
  );
}

const daysText = ({ from, to }: { from: string; to: string }) =>
  `${longDate(from, 'UTC')} to ${longDate(to, 'UTC')}`;

/** As many days, up to the day before the first. */
function daysBefore({ from, to }: { from: string; to: string }) {
  const days = 1 + Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
