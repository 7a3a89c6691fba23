import { type ReactNode, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useRow } from '#kit/panel/list/removed-rows.ts';
import { guardedRows } from '#kit/panel/list/row-boundary.tsx';
import { StableList } from '#kit/panel/list/stable-list.tsx';
import { Button } from '#kit/panel/ui/button.tsx';

interface TodaySectionProps {
  title: string;
  /** The count of all, shown or not. */
  count?: number;
  /** How many of them are late, in words. */
  late?: string | undefined;
  /** The screen with the rest. */
  more: { label: string; to: string };
  children: ReactNode;
}

export function TodaySection({ title, count = 0, late, more, children }: TodaySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {title}
          {count > 0 && <span className="font-normal text-ink-soft"> {count.toLocaleString('en-US')}</span>}
          {late && <span className="text-base text-danger">{` · ${late}`}</span>}
        </h2>
        <Link
          to={more.to}
          className="rounded-md font-medium text-link hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
        >
          {more.label}
        </Link>
      </div>
      {children}
    </section>
  );
}

export const TodayList = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line rounded-card bg-surface shadow-card ring-1 ring-line">{children}</ul>
);

interface TodayItemProps {
  /** The record as the list gave it. */
  row: object;
  children: ReactNode;
}

export const TodayItem = ({ row, children }: TodayItemProps) => (
  <li
    {...useRow(row)}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 transition-opacity sm:px-5"
  >
    {children}
  </li>
);

interface StableTodayListProps<Row extends object> {
  rows: readonly Row[];
  /** Shown if there are none. */
  empty: string;
  children: (row: Row) => ReactNode;
}

/** More than these stay folded, so that the next section is in reach. */
const shownAtFirst = 5;

/** Rows of records that leave the list once they are dealt with: none moves under a finger. */
export function StableTodayList<Row extends object>({ rows, empty, children }: StableTodayListProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const first = useMemo(() => (isWhole ? rows : rows.slice(0, shownAtFirst)), [rows, isWhole]);
  return (
    <>
      <StableList rows={first} className="min-w-0 rounded-card">
        {(shown) =>
          shown.length === 0 ? (
            <NothingHere>{empty}</NothingHere>
          ) : (
            <TodayList>{guardedRows(shown, children)}</TodayList>
          )
        }
      </StableList>
      {first.length < rows.length && (
        <Button variant="quiet" className="-ml-3.5 justify-self-start" onClick={() => setWhole(true)}>
          {`Show ${rows.length - first.length} more`}
        </Button>
      )}
    </>
  );
}

/** Says that nothing is waiting, and what comes next. */
export const NothingHere = ({ children }: { children: ReactNode }) => (
  <p className="rounded-card bg-surface px-4 py-4 text-ink-soft shadow-card ring-1 ring-line sm:px-5">
    {children}
  </p>
);
