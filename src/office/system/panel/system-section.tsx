import { type ReactNode, useId } from 'react';

export interface SystemSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function SystemSection({ title, text, children }: SystemSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}
