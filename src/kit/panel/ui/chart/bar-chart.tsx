import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type ChartPoint, type ChartSeries, scaleTop } from './chart.ts';
import { ChartTable } from './chart-table.tsx';

interface BarChartProps {
  title: string;
  /** The chart in words. */
  summary: string;
  /** Says how the figures are counted. */
  explanation: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** The minimum top of the scale, so that a single small value does not fill the chart. */
  leastTop: number;
  format: (value: number) => string;
}

/** Bars over a period. Hovering or the arrow keys show a bar's values below; a table has the same numbers. */
export function BarChart({ title, summary, explanation, points, series, leastTop, format }: BarChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const id = useId();
  const top = scaleTop(Math.max(leastTop, ...points.flatMap(({ values }) => values)));
  const read = active === null ? null : points[active];
  return (
    <figure
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5"
    >
      <figcaption className="grid gap-1">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-ink-soft">{summary}</p>
      </figcaption>
      <div className="grid gap-2">
        <div className="flex min-h-5 flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
          <output aria-live="polite" className="font-medium text-ink">
            {read &&
              `${read.name}: ${series.map(({ name }, index) => `${format(read.values[index]!)} ${name.toLowerCase()}`).join(', ')}`}
          </output>
          <span className="ml-auto">up to {format(top)}</span>
        </div>
        <Bars {...{ points, series, top, active, setActive }} label={`${title}, ${points.length} bars`} />
        <div aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
          <span>{points[0]?.label}</span>
          <span>{points.at(-1)?.label}</span>
        </div>
      </div>
      {series.length > 1 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.map(({ name, color }) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-3 rounded-xs ${color}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{explanation}</p>
      <ChartTable {...{ title, points, series, format }} />
    </figure>
  );
}

interface BarsProps extends Pick<BarChartProps, 'points' | 'series'> {
  label: string;
  /** The value of a full-height bar. */
  top: number;
  active: number | null;
  setActive: (index: number | null) => void;
}

/** One tab stop; the arrow keys go from bar to bar. */
function Bars({ label, points, series, top, active, setActive }: BarsProps) {
  const group = useRef<HTMLDivElement>(null);
  const isEmpty = points.every(({ values }) => values.every((value) => value === 0));
  const step = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, active ?? points.length - 1, points.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div
      ref={group}
      role="group"
      aria-label={`${label}. Use the left and right arrow keys to hear them`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need a place to be pressed.
      tabIndex={0}
      onKeyDown={step}
      onFocus={() => active === null && setActive(points.length - 1)}
      onBlur={() => setActive(null)}
      onPointerLeave={() => document.activeElement !== group.current && setActive(null)}
      className={`flex items-end border-b border-line ${isEmpty ? 'h-8' : 'h-40'}`}
    >
      {points.map((point, index) => (
        <div
          key={point.name}
          aria-hidden="true"
          onPointerEnter={() => setActive(index)}
          onPointerDown={() => setActive(index)}
          className={`flex h-full flex-1 items-end justify-center gap-px rounded-t-sm px-px ${index === active ? 'bg-hover' : ''}`}
        >
          {series.map(({ name, color }, place) => (
            <span
              key={name}
              className={`max-w-8 flex-1 rounded-t-xs ${color} ${point.values[place]! > 0 ? 'min-h-0.5' : ''}`}
              style={{ height: `${(point.values[place]! / top) * 100}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'ArrowRight') return Math.min(index + 1, count - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
