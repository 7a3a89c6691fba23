import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { requestStatusBadges } from './request-badges.ts';
import { requestCountsQuery } from './requests-queries.ts';

const counted = ['new', 'contacted', 'quoted', 'scheduled'] as const;

/** Specification: Customer Requests, four counters. Each leads to the requests it counts. */
export function RequestCounters() {
  const { data } = useQuery(requestCountsQuery);
  return (
    <ul className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4 sm:gap-4">
      {counted.map((status) => {
        const { label, icon: Icon } = requestStatusBadges[status];
        return (
          <li key={status}>
            <Link
              to={{ search: `status=${status}` }}
              preventScrollReset
              className="grid rounded-card bg-surface px-3 py-3 shadow-card ring-1 ring-line transition-colors hover:bg-hover sm:px-5 sm:py-4"
            >
              <span className="font-display text-lg font-bold sm:text-xl">
                {data ? data[status].toLocaleString('en-US') : '–'}
              </span>
              <span className="flex items-center gap-1.5 truncate text-xs text-ink-soft sm:text-base">
                <Icon className="hidden size-4 sm:block" />
                {label}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
