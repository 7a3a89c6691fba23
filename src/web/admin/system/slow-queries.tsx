import { business } from '#shared/content/business.ts';
import { shortDateTime } from '#shared/dates.ts';
import type { SystemReport } from '#shared/system.ts';
import { SystemSection } from './system-section.tsx';

/** For whoever looks after the server; an owner sees that there are none, or has something to pass on. */
export function SlowQueries({ queries }: { queries: SystemReport['slowQueries'] }) {
  return (
    <SystemSection
      title="Slow database queries"
      text="Slower than 0.2 seconds since the server started, slowest first. A few are fine; many mean the server is too small or too busy."
    >
      {queries.length === 0 ? (
        <p className="rounded-card bg-surface p-4 text-ink-soft shadow-card ring-1 ring-line">
          None since the server started.
        </p>
      ) : (
        <ul className="rounded-card bg-surface shadow-card ring-1 ring-line">
          {queries.map(({ sql, times, slowestMilliseconds, lastAt }) => (
            <li key={sql} className="grid gap-1.5 px-4 py-3 not-last:border-b not-last:border-line sm:px-5">
              <p className="flex flex-wrap gap-x-4">
                <strong className="font-semibold">{`${(slowestMilliseconds / 1000).toFixed(1)} s`}</strong>
                <span className="text-ink-soft">
                  {times === 1 ? 'Once' : `${times.toLocaleString('en-US')} times`}
                  {', last '}
                  <time dateTime={lastAt}>{shortDateTime(lastAt, business.timeZone)}</time>
                </span>
              </p>
              <code className="text-sm wrap-anywhere text-ink-soft">{sql}</code>
            </li>
          ))}
        </ul>
      )}
    </SystemSection>
  );
}
