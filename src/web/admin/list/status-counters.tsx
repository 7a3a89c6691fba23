import { Link } from 'react-router';
import type { Badge } from '../ui/chip.tsx';

interface StatusCounter {
  badge: Badge;
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** The query string that shows what is counted. */
  search: string;
}

/** How many there are of each state; each leads to what it counts. */
export function StatusCounters({ counters }: { counters: readonly StatusCounter[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 min-[22rem]:auto-cols-fr min-[22rem]:grid-flow-col min-[22rem]:grid-cols-none sm:gap-4">
      {counters.map(({ badge: { label, icon: Icon }, count, search }) => (
        <li key={search}>
          <Link
            to={{ search }}
            preventScrollReset
            className="grid rounded-card bg-surface px-3 py-3 shadow-card ring-1 ring-line transition-colors hover:bg-hover sm:px-5 sm:py-4"
          >
            <span className="font-display text-lg font-bold sm:text-xl">
              {count === undefined ? '–' : count.toLocaleString('en-US')}
            </span>
            <span className="flex items-center gap-1.5 truncate text-xs text-ink-soft sm:text-base">
              <Icon className="hidden size-4 sm:block" />
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
