import { useQuery } from '@tanstack/react-query';
import { type AuditFilter, auditActionLabels, auditActions } from '#kit/events/audit.ts';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { currentParams } from '#kit/panel/list/use-url-params.ts';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { peopleQuery } from '#office/team/panel/people-queries.ts';
import { auditPeriodLabels, auditPeriods, getDates } from './audit-period.ts';

/** The filters of the audit log, kept in the URL. */
export function useAuditParams() {
  const { data: people = [] } = useQuery(peopleQuery);
  const names: Record<string, string> = Object.fromEntries(people.map(({ id, name }) => [id, name]));
  // Somebody who was removed since, or the list is not here yet.
  const wanted = currentParams().get('person');
  const labels = wanted && !Object.hasOwn(names, wanted) ? { ...names, [wanted]: 'Removed person' } : names;
  const { filters, filter, setFilter, isFiltered, clear } = useListParams({
    person: { label: 'Who', options: Object.keys(labels), labels, empty: 'Anyone' },
    action: { label: 'What', options: auditActions, labels: auditActionLabels, empty: 'Anything' },
    period: { label: 'When', options: auditPeriods, labels: auditPeriodLabels, empty: 'Any time' },
  });
  const { person, action, period } = filter;
  const url = currentParams();
  const dates = { from: url.get('from') ?? '', to: url.get('to') ?? '' };
  const today = calendarDate(useNow());
  const sent: AuditFilter = { person, action, ...getDates(period, today, dates) };
  const chosen = { person, action, period };
  return { names, filters, chosen, dates, filter: sent, setFilter, isFiltered, clear };
}
