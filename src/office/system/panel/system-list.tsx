import type { ReactNode } from 'react';
import { SystemSection, type SystemSectionProps } from './system-section.tsx';

interface SystemListProps<Item> extends Omit<SystemSectionProps, 'children'> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** The server's notes since it started. */
export function SystemList<Item>({ items, children, ...section }: SystemListProps<Item>) {
  return (
    <SystemSection {...section}>
      {items.length === 0 ? (
        <p className="rounded-card bg-surface p-4 text-ink-soft shadow-card ring-1 ring-line">
          None since the server started.
        </p>
      ) : (
        <ul className="rounded-card bg-surface shadow-card ring-1 ring-line *:px-4 *:py-3 *:not-last:border-b *:not-last:border-line sm:*:px-5">
          {items.map(children)}
        </ul>
      )}
    </SystemSection>
  );
}
