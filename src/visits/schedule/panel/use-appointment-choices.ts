import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import type { ViewedQuery } from '#kit/panel/ui/query-view.tsx';
import { customerQuery } from '#sales/customers/panel/customers-queries.ts';
import { crewsQuery } from '#visits/crews/panel/crews-queries.ts';
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
