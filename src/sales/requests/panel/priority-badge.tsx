import { BarsIcon } from '#kit/panel/ui/icons.tsx';
import type { RequestPriority } from '#sales/requests/requests.ts';
import { requestPriorityLabels } from './request-badges.ts';

/** The bars say without color what the color says. */
export function PriorityBadge({ priority }: { priority: RequestPriority }) {
  const { color, level } = looks[priority];
  return (
    <span className={`inline-flex items-center gap-1 text-sm font-medium whitespace-nowrap ${color}`}>
      <BarsIcon level={level} className="size-4.5" />
      {requestPriorityLabels[priority]}
      <span className="sr-only"> priority</span>
    </span>
  );
}

const looks = {
  low: { color: 'text-green', level: 1 },
  medium: { color: 'text-yellow', level: 2 },
  high: { color: 'text-red', level: 3 },
} as const;
