import { exactDollars, parseCents } from '#kit/money/money.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { dayText } from './customer-text.ts';

/** Visits and revenue of the customer. Payments appear once there are any. */
export function CustomerTotals({ totals }: Pick<CustomerDetails, 'totals'>) {
  const { quoted, completed, paid, visits, lastVisitDate } = totals;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line shadow-card ring-1 ring-line @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none">
      <Figure label="Visits" value={visits.toLocaleString('en-US')} />
      <Figure label="Last visit" value={lastVisitDate === null ? 'None yet' : dayText(lastVisitDate)} />
      <Figure label="Quoted" value={exactDollars(quoted)} />
      <Figure label="Completed" value={exactDollars(completed)} />
      {parseCents(paid) > 0 && <Figure label="Paid" value={exactDollars(paid)} />}
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3 last:odd:col-span-2 @2xl:px-5 @2xl:py-4 @2xl:last:odd:col-span-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-lg font-bold wrap-anywhere">{value}</dd>
    </div>
  );
}
