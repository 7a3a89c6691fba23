import { useQuery } from '@tanstack/react-query';
import { formatDollars, parseCents } from '#kit/money/money.ts';
import { BarChart } from '#kit/panel/ui/chart/bar-chart.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SkeletonCards } from '#kit/panel/ui/skeleton.tsx';
import type { StatsPoint } from '#office/dashboard/stats.ts';
import { type Days, seriesQuery } from './stats-query.ts';

/** Leads, and quoted and won value, over the chosen period. */
export function LeadCharts({ days }: { days: Days }) {
  const query = useQuery(seriesQuery(days));
  const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:grid-cols-2';
  const skeleton = (
    <div className={grid}>
      <SkeletonCards count={2} className="min-h-80" />
    </div>
  );
  return (
    <QueryView query={query} what="the charts" skeleton={skeleton}>
      {(points) => (
        <section aria-label="Charts" aria-busy={query.isPlaceholderData} className={grid}>
          <Charts points={points} />
        </section>
      )}
    </QueryView>
  );
}

function Charts({ points }: { points: StatsPoint[] }) {
  const leads = points.reduce((sum, point) => sum + point.leads, 0);
  const cents = (key: 'quoted' | 'won') => points.reduce((sum, point) => sum + parseCents(point[key]), 0);
  const unit = points.length === getDays(points) ? 'day' : 'week';
  const length = `${getDays(points)} days`;
  return (
    <>
      <BarChart
        title="Leads"
        summary={`${leads.toLocaleString('en-US')} ${leads === 1 ? 'request' : 'requests'} in ${length}.`}
        explanation={`Requests by the ${unit} they came in. Requests in the trash don’t count.`}
        points={points.map((point) => ({ ...getNames(point), values: [point.leads] }))}
        series={[{ name: 'Leads', color: 'bg-accent' }]}
        leastTop={5}
        format={(count) => count.toLocaleString('en-US')}
      />
      <BarChart
        title="Quoted and won"
        summary={`${formatDollars(cents('quoted'))} quoted in ${length}, ${formatDollars(cents('won'))} of it won.`}
        explanation={`Estimated price of quotes by the ${unit} they came in. Won = scheduled or completed. Cancelled requests don’t count.`}
        points={points.map((point) => ({
          ...getNames(point),
          values: [parseCents(point.quoted), parseCents(point.won)],
        }))}
        series={[
          { name: 'Quoted', color: 'bg-control' },
          { name: 'Won', color: 'bg-accent' },
        ]}
        leastTop={100_00}
        format={(amount) => formatDollars(amount)}
      />
    </>
  );
}

function getDays(points: StatsPoint[]): number {
  const milliseconds = Date.parse(points.at(-1)!.to) - Date.parse(points[0]!.from);
  return milliseconds / 86_400_000 + 1;
}

function getNames({ from, to }: StatsPoint): { label: string; name: string } {
  const label = dayMonth.format(new Date(to));
  return { label, name: from === to ? label : `${dayMonth.format(new Date(from))} to ${label}` };
}

/** Calendar dates, which are read as midnight UTC. */
const dayMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
