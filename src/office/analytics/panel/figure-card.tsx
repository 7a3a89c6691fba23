import type { ReactNode } from 'react';
import { UnknownFigure } from './unknown-figure.tsx';

interface FigureCardProps {
  title: string;
  value: string;
  /** The same figure of the period before; undefined until it is known. */
  before: string | undefined;
  /** How it is counted. */
  explanation: ReactNode;
}

/** One figure beside the period before. */
export function FigureCard({ title, value, before, explanation }: FigureCardProps) {
  return (
    <section className="grid content-start gap-1 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="font-display text-2xl font-bold">{value}</p>
      <p className="text-ink-soft">
        {before === undefined ? (
          <>
            <UnknownFigure like={value} /> in the period before
          </>
        ) : (
          `${before} in the period before`
        )}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{explanation}</p>
    </section>
  );
}
