import type { ReactNode } from 'react';
import { useRow } from './removed-rows.ts';

export interface ListRowsProps {
  /** Headings over the columns of a wide list. Each row names its own parts, so a screen reader skips them. */
  columns: readonly { label: string; align?: 'end' }[];
  /** Tailwind class with the widths of the columns. */
  widths: string;
  /** Names the list for screen readers. */
  label?: string;
  children: ReactNode;
}

/** A table on wide screens, else cards. */
export function ListRows({ columns, widths, label, children }: ListRowsProps) {
  return (
    <div
      className={`@4xl:grid @4xl:gap-x-5 @4xl:rounded-card @4xl:bg-surface @4xl:shadow-card @4xl:ring-1 @4xl:ring-line ${widths}`}
    >
      <div
        aria-hidden="true"
        className="hidden border-b border-line px-5 py-2.5 text-sm font-medium text-ink-soft @4xl:col-span-full @4xl:grid @4xl:grid-cols-subgrid"
      >
        {columns.map(({ label, align }) => (
          <span key={label} className={align === 'end' ? 'text-right' : ''}>
            {label}
          </span>
        ))}
      </div>
      <ul
        aria-label={label}
        className="grid gap-3 @2xl:grid-cols-2 @4xl:col-span-full @4xl:grid-cols-subgrid @4xl:gap-x-5 @4xl:gap-y-0"
      >
        {children}
      </ul>
    </div>
  );
}

interface ListItemProps {
  /** The record as the list gave it. */
  row: object;
  /** Dims a row that is being deleted or restored, and keeps it from being pressed. */
  isBusy?: boolean;
  children: ReactNode;
}

export function ListItem({ row, isBusy = false, children }: ListItemProps) {
  return (
    <li
      {...useRow(row, isBusy)}
      className="grid content-start gap-x-3 gap-y-2 rounded-card bg-surface p-3 @max-4xl:grid-cols-[minmax(0,1fr)_auto] @max-4xl:[&>:nth-child(n+3)]:col-span-full shadow-card ring-1 ring-line transition-opacity @4xl:col-span-full @4xl:grid-cols-subgrid @4xl:items-start @4xl:gap-x-5 @4xl:gap-y-0 @4xl:rounded-none @4xl:bg-transparent @4xl:px-5 @4xl:py-3.5 @4xl:shadow-none @4xl:ring-0 @4xl:not-last:border-b @4xl:not-last:border-line"
    >
      {children}
    </li>
  );
}

/** A row's buttons: below a line on a card, at the end of a row. */
export function RowActions({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`@max-4xl:border-t @max-4xl:border-line @max-4xl:pt-1 ${className}`}>
      <div className="-mx-2 -mb-1 flex flex-wrap items-center @4xl:mx-0 @4xl:-my-1.5 @4xl:mr-0 @4xl:flex-nowrap @4xl:justify-end @4xl:gap-0">
        {children}
      </div>
    </div>
  );
}
