import type { ReactNode } from 'react';
import { RemovedRows } from './removed-rows.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useStableRows } from './use-stable-rows.ts';

interface StableListProps<Row extends object> {
  /** The same array as long as nothing has changed. */
  rows: readonly Row[];
  /** The rows of another page or filter are still shown. */
  isOutdated?: boolean;
  className?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows that do not move under a finger, and that pass on the focus when they are removed. */
export function StableList<Row extends object>(props: StableListProps<Row>) {
  const { rows, isOutdated = false, className = 'min-w-0 empty:hidden', children } = props;
  const container = useRowFocus();
  const stable = useStableRows(container, rows);
  return (
    <div
      ref={container}
      tabIndex={-1}
      aria-busy={isOutdated}
      className={`transition-opacity ${className} ${isOutdated ? 'opacity-60' : ''}`}
    >
      <RemovedRows value={stable.removed}>{children(stable.rows)}</RemovedRows>
    </div>
  );
}
