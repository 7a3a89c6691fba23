import type { ReactNode } from 'react';
import { UnknownFigure } from './unknown-figure.tsx';

interface ComparisonRow {
  name: string;
  now: number;
  /** Null until it is known. */
  before: number | null;
}

interface ComparisonTableProps {
  title: string;
  /** Says how the figures are counted. */
  explanation: string;
  /** Heading of the first column. */
  what: string;
  rows: readonly ComparisonRow[];
  format: (value: number) => string;
  /** Shown instead of the table if both periods are empty. */
  empty: string;
  /** The period before is known. */
  isCompared: boolean;
  children?: ReactNode;
}

/** Compares a figure by name with the previous period. The bar under a name is proportional to the largest. */
export function ComparisonTable({
  title,
  explanation,
  what,
  rows,
  format,
  empty,
  isCompared,
  children,
}: ComparisonTableProps) {
  const largest = Math.max(...rows.map(({ now }) => now), 1);
  const isEmpty = rows.every(({ now, before }) => now === 0 && !before);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-ink-soft">{explanation}</p>
      </div>
      {isEmpty ? (
        <p className="py-6 text-center text-ink-soft">
          {isCompared ? empty : <UnknownFigure like={empty} />}
        </p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="border-b border-line text-sm text-ink-soft">
                <th scope="col" className="py-1.5 text-left font-medium">
                  {what}
                </th>
                <th scope="col" className="py-1.5 pl-3 text-right font-medium sm:whitespace-nowrap">
                  This period
                </th>
                <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                  Before
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, now, before }) => (
                <tr key={name} className="border-b border-line last:border-0">
                  <th scope="row" className="w-full py-2 text-left font-medium wrap-anywhere">
                    {name}
                    <span
                      aria-hidden="true"
                      className="mt-1 block h-1.5 rounded-full bg-accent"
                      style={{ width: `${(now / largest) * 100}%` }}
                    />
                  </th>
                  <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">{format(now)}</td>
                  <td className="py-2 pl-3 text-right whitespace-nowrap text-ink-soft">
                    {before === null ? <UnknownFigure like={format(now)} /> : format(before)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {children}
    </section>
  );
}
