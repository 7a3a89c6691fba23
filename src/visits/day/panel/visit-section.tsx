import { type ReactNode, useId } from 'react';

interface VisitSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

export function VisitSection({ title, note, children }: VisitSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card bg-surface p-4 shadow-card ring-1 ring-line"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {note && <span className="text-ink-soft">{note}</span>}
      </div>
      {children}
    </section>
  );
}
