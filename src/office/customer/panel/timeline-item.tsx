import { Link } from 'react-router';
import { exactDollars } from '#kit/money/money.ts';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { fullName } from '#kit/text/person.ts';
import { shortDate, shortDateTime } from '#kit/time/dates.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { SkipMessage } from './skip-message.tsx';
import { getBadge, getPath, kindLooks } from './timeline-looks.ts';

interface TimelineItemProps {
  entry: TimelineEntry;
  customer: CustomerDetails;
}

export function TimelineItem({ entry, customer }: TimelineItemProps) {
  const { kind, title, detail, amount, at } = entry;
  const { icon: Icon, label } = kindLooks[kind];
  const path = getPath(entry);
  const badge = getBadge(entry);
  const isPlanned = entry.messageKind !== undefined && entry.status === 'planned';
  const merged = customer.merged.find(({ id }) => id === entry.customerId);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-4 py-3 hover:bg-hover sm:px-5">
      <span className="grid size-8 place-items-center rounded-full bg-canvas text-ink-soft">
        <Icon className="size-4.5" />
      </span>
      <div className="min-w-0 self-center">
        <p className="font-medium wrap-anywhere">
          <span className="sr-only">{`${label}: `}</span>
          {path === null ? (
            title
          ) : (
            <Link
              to={path}
              state={{ openedHere: true }}
              className="rounded-md before:absolute before:inset-0 hover:text-link hover:underline"
            >
              {title}
            </Link>
          )}
        </p>
        {detail !== '' && (
          <p
            className={`whitespace-pre-line text-ink-soft wrap-anywhere ${kind === 'note' ? '' : 'line-clamp-3'}`}
          >
            {detail}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {isPlanned && 'Goes out '}
          <Time at={at} />
          {merged && ` · from ${fullName(merged)}`}
        </p>
      </div>
      <div className="grid content-start justify-items-end gap-1">
        {amount !== null && <span className="font-medium">{exactDollars(amount)}</span>}
        {badge && <Chip {...badge} />}
        {isPlanned && <SkipMessage id={entry.id} title={title} />}
      </div>
    </li>
  );
}

/** Shows the time of day this year, and the year in earlier ones. */
function Time({ at }: { at: string }) {
  const day = shortDate(at, useNow());
  return <time dateTime={at}>{day.includes(',') ? day : shortDateTime(at)}</time>;
}
