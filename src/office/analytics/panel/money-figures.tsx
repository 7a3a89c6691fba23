import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { exactDollars } from '#kit/money/money.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { dateFormat } from '#kit/time/dates.ts';
import {
  type InvoiceFigures,
  invoiceFiguresSchema,
  invoiceFigureTexts,
} from '#money/invoices/invoice-figures.ts';

const figuresQuery = adminQuery(['invoices', 'figures'], z.array(invoiceFiguresSchema), invoiceApi.figures);

const columns = [
  ['quoted', 'Quoted'],
  ['completed', 'Completed'],
  ['invoiced', 'Invoiced'],
  ['collected', 'Collected'],
  ['outstanding', 'Outstanding'],
] as const;

/** From the price to the money, month by month, each figure with its definition. */
export function MoneyFigures() {
  const query = useQuery(figuresQuery);
  return (
    <section
      aria-labelledby="money-by-month"
      className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5"
    >
      <h2 id="money-by-month" className="text-lg font-semibold">
        Money by month
      </h2>
      <dl className="grid gap-x-6 gap-y-1 text-sm text-ink-soft @4xl:grid-cols-2">
        {columns.map(([name, label]) => (
          <div key={name}>
            <dt className="inline font-medium text-ink">{`${label}: `}</dt>
            <dd className="inline">{invoiceFigureTexts[name]}</dd>
          </div>
        ))}
      </dl>
      <QueryView query={query} what="the money by month">
        {(months) => <Months months={months} />}
      </QueryView>
    </section>
  );
}

/** A table on a desktop; on a phone each month is a short list, since five columns do not fit. */
function Months({ months }: { months: readonly InvoiceFigures[] }) {
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">Money by month</caption>
      <thead className="@max-2xl:sr-only">
        <tr className="border-b border-line text-sm text-ink-soft">
          <th scope="col" className="py-1.5 text-left font-medium">
            Month
          </th>
          {columns.map(([name, label]) => (
            <th key={name} scope="col" className="py-1.5 pl-4 text-right font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((figures) => (
          <tr key={figures.month} className="border-b border-line last:border-0 @max-2xl:block @max-2xl:py-2">
            <th
              scope="row"
              className="py-2 text-left font-medium whitespace-nowrap @max-2xl:block @max-2xl:py-0"
            >
              {monthText(figures.month)}
            </th>
            {columns.map(([name, label]) => (
              <td
                key={name}
                className={`py-2 pl-4 text-right whitespace-nowrap @max-2xl:flex @max-2xl:justify-between @max-2xl:py-0.5 @max-2xl:pl-0 ${figures[name] === '0.00' ? 'text-ink-soft' : ''}`}
              >
                <span aria-hidden="true" className="text-ink-soft @2xl:hidden">
                  {label}
                </span>
                {exactDollars(figures[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `2026-11` becomes `Nov 2026`. */
const monthText = (month: string) =>
  dateFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
