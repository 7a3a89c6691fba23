import { type ReactNode, useMemo } from 'react';
import { GoneRows } from './gone-rows.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSteadyRows } from './use-steady-rows.ts';

interface SteadyListProps<Row extends object> {
  /** The same array as long as nothing has changed. */
  rows: readonly Row[];
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows without pages, of which none hands its place to another one while a hand is there. */
export function SteadyList<Row extends object>({ rows, children }: SteadyListProps<Row>) {
  const container = useKeptFocus();
  const list = useMemo(() => ({ rows }), [rows]);
  const { data, gone } = useSteadyRows(container, list);
  return (
    <div ref={container} tabIndex={-1} className="min-w-0 empty:hidden">
      <GoneRows value={gone}>{children(data?.rows ?? rows)}</GoneRows>
    </div>
  );
}
