import { addDays } from '#kit/time/dates.ts';

export const auditPeriods = ['today', '7', '30', '90', '365', 'dates'] as const;
export type AuditPeriod = (typeof auditPeriods)[number];

export const auditPeriodLabels: Record<AuditPeriod, string> = {
  today: 'Today',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 12 months',
  dates: 'Custom dates…',
};

interface Dates {
  from?: string;
  to?: string;
}

/** Both days are included. `typed` are the dates of the period 'dates'; what is no date does not count. */
export function getDates(period: AuditPeriod | undefined, today: string, typed: Dates): Dates {
  if (period === undefined) return {};
  if (period !== 'dates') return { from: addDays(today, period === 'today' ? 0 : 1 - Number(period)) };
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([, date]) => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)),
    ),
  );
}
