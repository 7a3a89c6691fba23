import type { ReactNode } from 'react';

interface SectionProps {
  /** Links lead to it. */
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The sections of a screen. */
export function Sections({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @4xl:gap-0 @4xl:divide-y @4xl:divide-line">
      {children}
    </div>
  );
}

/** A section: title and text on the left, or above on narrow screens, and its controls. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      id={id}
      className="scroll-mt-20 grid grid-cols-[minmax(0,1fr)] content-start gap-3 @4xl:grid-cols-[16rem_minmax(0,40rem)] @4xl:gap-12 @4xl:py-8 @4xl:first:pt-0"
    >
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <div className="rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">{children}</div>
    </section>
  );
}
