import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  /** Full width on a phone. */
  isWide?: boolean;
  children: ReactNode;
}

/** A term and its value in a `dl`. */
export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'max-sm:col-span-2' : ''}`}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
