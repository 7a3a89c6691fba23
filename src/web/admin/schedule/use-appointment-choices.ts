import { useQuery } from '@tanstack/react-query';
import { crewsQuery } from '../crews/crews-queries.ts';
import { customerQuery } from '../customer-search/customers-queries.ts';
import { settingsQuery } from '../settings/settings-query.ts';
import type { ViewedQuery } from '../ui/query-view.tsx';
import type { AppointmentChoices } from './appointment-fields.tsx';

/** Crews, windows and the customer's addresses, once all are loaded. */
export function useAppointmentChoices(
  customerId: number | null,
): ViewedQuery<Pick<AppointmentChoices, 'crews' | 'settings' | 'customerId' | 'properties'>> {
  const crews = useQuery(crewsQuery);
  const settings = useQuery(settingsQuery);
  const customer = useQuery({ ...customerQuery(customerId ?? 0), enabled: customerId !== null });
  const properties = customerId === null ? [] : customer.data?.properties;
  const queries = [crews, settings, customer];
  return {
    data:
      crews.data && settings.data && properties
        ? { crews: crews.data, settings: settings.data, customerId, properties }
        : undefined,
    error: queries.find(({ error }) => error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
  };
}
