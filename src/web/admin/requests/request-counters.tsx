import { useQuery } from '@tanstack/react-query';
import { StatusCounters } from '../list/status-counters.tsx';
import { requestStatusBadges } from './request-badges.ts';
import { requestCountsQuery } from './requests-queries.ts';

const counted = ['new', 'contacted', 'quoted', 'scheduled'] as const;

/** Each counter filters the list by its status. */
export function RequestCounters() {
  const { data } = useQuery(requestCountsQuery);
  return (
    <StatusCounters
      counters={counted.map((status) => ({
        badge: requestStatusBadges[status],
        count: data?.[status],
        search: `status=${status}`,
      }))}
    />
  );
}
