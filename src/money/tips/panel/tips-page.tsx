import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import { adminQuery, queryString } from '#kit/panel/admin-query.ts';
import { ExportLink } from '#kit/panel/list/export-link.tsx';
import { useUrlParams } from '#kit/panel/list/use-url-params.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { calendarDate, lastDayOfMonth, longDate } from '#kit/time/dates.ts';
import { paymentMethodLabels } from '#money/invoices/payment-methods.ts';
import { sumTips, type Tip, tipSchema, tipsApi } from '#money/tips/tips.ts';

/** Tips by crew and day; this month at first. */
export function TipsPage() {
  const { params, write } = useUrlParams();
  const today = calendarDate(new Date());
  const from = params.get('from') ?? `${today.slice(0, 7)}-01`;
  const to = params.get('to') ?? lastDayOfMonth(today);
  const isBackward = from !== '' && to !== '' && to < from;
  const period = { from, to };
  const query = useQuery({
    ...adminQuery(['tips', from, to], z.array(tipSchema), `${tipsApi.tips}?${queryString(period)}`),
    enabled: !isBackward,
  });
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    value: period[name],
    onChange: ({ target }: { target: { value: string } }) =>
      write((changed) => changed.set(name, target.value), { replace: true }),
  });
  return (
    <>
      <PageHeader
        title="Tips"
        subtitle="They are the crews’: no revenue, no tax, and no part of any invoice’s balance."
      >
        {!isBackward && <ExportLink path={tipsApi.csv} filter={period} />}
      </PageHeader>
      <Link to={customerScreens.invoices} className="font-medium text-link hover:underline">
        All invoices
      </Link>
      <div className="grid max-w-md grid-cols-2 gap-3">
        <TextField label="From" {...day('from')} />
        <TextField
          label="To"
          {...day('to')}
          error={isBackward ? 'Choose a date on or after the first one' : undefined}
        />
      </div>
      {!isBackward && (
        <QueryView query={query} what="the tips">
          {(tips) =>
            tips.length === 0 ? (
              <Empty title="No tips in these days">
                <p className="max-w-96 text-ink-soft">
                  Turn them on in Settings, Invoices: customers are then asked at the door and where they pay
                  by card.
                </p>
              </Empty>
            ) : (
              <>
                <Totals tips={tips} />
                <Days tips={tips} />
              </>
            )
          }
        </QueryView>
      )}
    </>
  );
}

function Totals({ tips }: { tips: readonly Tip[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {[...Map.groupBy(tips, ({ crew }) => crew)].map(([crew, own]) => (
        <div key={crew}>
          <dt className="text-ink-soft">{crew || 'No crew'}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{exactDollars(formatCents(sumTips(own)))}</dd>
        </div>
      ))}
    </dl>
  );
}

const Days = ({ tips }: { tips: readonly Tip[] }) =>
  [...Map.groupBy(tips, ({ date }) => date)].map(([date, ofDay]) => (
    <section key={date} aria-labelledby={`tips-${date}`} className="grid gap-2">
      <h2 id={`tips-${date}`} className="font-semibold">
        {longDate(date)}
      </h2>
      <ul className="divide-y divide-line rounded-card bg-surface shadow-card ring-1 ring-line">
        {ofDay.map(({ crew, visitId, amount, method }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tips may be alike, and nothing moves
          <li key={index} className="flex flex-wrap items-baseline gap-x-4 px-4 py-2.5">
            <span className="min-w-32 flex-1 font-medium">{crew || 'No crew'}</span>
            <span className="text-ink-soft">{paymentMethodLabels[method]}</span>
            {visitId !== null && (
              <Link to={customerScreens.visitDay(visitId)} className="text-link hover:underline">
                Visit
              </Link>
            )}
            <span className="w-24 text-right tabular-nums">{exactDollars(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
