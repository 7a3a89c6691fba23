import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { useUrlParams } from '#kit/panel/list/use-url-params.ts';
import { PeriodSelector } from '#kit/panel/ui/period-selector.tsx';
import { statsPeriods } from '#office/dashboard/stats.ts';
import { SetupStart } from '#office/setup/panel/setup-start.tsx';
import { LeadCharts } from './lead-charts.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentRequests } from './recent-requests.tsx';
import { StatCards } from './stat-cards.tsx';
import { statsQuery } from './stats-query.ts';

/** See docs/product/office.md#figures. */
export function DashboardPage() {
  const { params, write } = useUrlParams();
  const days = statsPeriods.find((period) => String(period) === params.get('days')) ?? 30;
  const stats = useQuery(statsQuery(days));
  return (
    <>
      <PageHeader title="Dashboard">
        <PeriodSelector
          periods={statsPeriods}
          days={days}
          onChoose={(chosen) => write((next) => next.set('days', String(chosen)), { replace: true })}
        />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <RecentRequests />
        <QuickActions />
      </div>
      <SetupStart />
      <StatCards query={stats} days={days} />
      <LeadCharts days={days} />
    </>
  );
}
