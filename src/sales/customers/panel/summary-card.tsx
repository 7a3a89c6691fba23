import type { ReactNode } from 'react';

interface SummaryCardProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of the customer's summary. */
export function SummaryCard({ title, action, children }: SummaryCardProps) {
  return (
    <section className="grid gap-2 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:px-5">
      <div className={`flex items-center justify-between gap-3 ${action ? 'min-h-9' : ''}`}>
        <h2 className="font-semibold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
