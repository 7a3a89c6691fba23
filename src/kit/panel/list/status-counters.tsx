import { Link } from 'react-router';
import type { Badge } from '#kit/panel/ui/chip.tsx';

interface StatusCountersProps<Status extends string> {
  statuses: readonly Status[];
  badges: Record<Status, Badge>;
  /** Undefined while they load. */
  counts: Record<Status, number> | undefined;
}

/** How many there are of each status; each leads to the list of them. */
export function StatusCounters<Status extends string>(props: StatusCountersProps<Status>) {
  const { statuses, badges, counts } = props;
  return (
    <ul className="grid grid-cols-2 gap-2 min-[22rem]:auto-cols-fr min-[22rem]:grid-flow-col min-[22rem]:grid-cols-none sm:gap-4">
      {statuses.map((status) => {
        const { label, icon: Icon } = badges[status];
        return (
          <li key={status}>
            <Link
              to={{ search: `status=${status}` }}
              preventScrollReset
              className="grid rounded-input bg-surface px-3 py-1.5 shadow-card ring-1 ring-line transition-colors hover:bg-hover sm:rounded-card sm:px-5 sm:py-4"
            >
              <span className="font-display leading-tight font-bold sm:text-xl">
                {counts === undefined ? '–' : counts[status].toLocaleString('en-US')}
              </span>
              <span className="flex items-center gap-1.5 truncate text-xs leading-tight text-ink-soft sm:text-base">
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
