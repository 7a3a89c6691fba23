import type { UseQueryResult } from '@tanstack/react-query';
import { shortDollars } from '#kit/money/money.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SkeletonCards } from '#kit/panel/ui/skeleton.tsx';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import { ChartIcon, InboxIcon, ReceiptIcon, TagIcon } from '#kit/ui/icons/office.tsx';
import type { Stats } from '#office/dashboard/stats.ts';
import type { Days } from './stats-query.ts';
import { Trend } from './trend.tsx';

interface StatCard {
  key: keyof NonNullable<Stats['trends']>;
  label: string;
  icon: IconComponent;
  value: (stats: Stats) => string;
  /** Explains the trend. The first two figures do not depend on the period. */
  compared: (days: Days) => string;
}

const inPeriod = (days: Days) => `in ${days} days vs. the ${days} before`;

/** See docs/product/office.md#figures. */
const cards: readonly StatCard[] = [
  {
    key: 'totalRequests',
    label: 'Total Requests',
    icon: InboxIcon,
    value: ({ totalRequests }) => totalRequests.toLocaleString('en-US'),
    compared: (days) => `new in ${days} days vs. the ${days} before`,
  },
  {
    key: 'revenueThisMonth',
    label: 'Revenue This Month',
    icon: ReceiptIcon,
    value: ({ revenueThisMonth }) => shortDollars(revenueThisMonth),
    compared: inPeriod,
  },
  {
    key: 'activeServices',
    label: 'Active Services',
    icon: TagIcon,
    value: ({ activeServices }) => activeServices.toLocaleString('en-US'),
    compared: (days) => `in ${days} days`,
  },
  {
    key: 'conversionRate',
    label: 'Conversion Rate',
    icon: ChartIcon,
    value: ({ conversionRate }) => `${Number(conversionRate.toFixed(1))}%`,
    compared: inPeriod,
  },
];

export function StatCards({ query, days }: { query: UseQueryResult<Stats>; days: Days }) {
  const grid =
    'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 @4xl:grid-cols-4 @4xl:gap-4';
  const skeleton = (
    <div className={grid}>
      <SkeletonCards count={4} className="min-h-32" />
    </div>
  );
  return (
    <QueryView query={query} what="the figures" skeleton={skeleton}>
      {(stats) => (
        <section aria-label="Figures" aria-busy={query.isPlaceholderData} className={grid}>
          {cards.map(({ key, label, icon: Icon, value, compared }) => (
            <article
              key={key}
              className="min-w-0 rounded-card bg-surface p-3 shadow-card ring-1 ring-line @sm:p-4 sm:p-5"
            >
              <h2 className="flex items-center gap-2 text-ink-soft">
                <Icon className="hidden size-4.5 sm:block" />
                {label}
              </h2>
              <p className="mt-1.5 font-display text-xl font-bold wrap-anywhere @sm:text-2xl">
                {value(stats)}
              </p>
              <Trend
                percent={stats.trends?.[key] ?? null}
                compared={compared(days)}
                isPending={query.isPlaceholderData}
              />
            </article>
          ))}
        </section>
      )}
    </QueryView>
  );
}
