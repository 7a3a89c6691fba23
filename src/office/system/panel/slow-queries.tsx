import { When } from '#kit/panel/ui/when.tsx';
import type { SystemReport } from '#office/system/system.ts';
import { SystemList } from './system-list.tsx';

/** For the person who runs the server. */
export function SlowQueries({ queries }: { queries: SystemReport['slowQueries'] }) {
  return (
    <SystemList
      title="Slow database queries"
      text="Slower than 0.2 seconds since the server started, slowest first. A few are fine; many mean the server is too small or too busy."
      items={queries}
    >
      {({ sql, times, slowestMilliseconds, lastAt }) => (
        <li key={sql} className="grid gap-1.5">
          <p className="flex flex-wrap gap-x-4">
            <strong className="font-semibold">{`${(slowestMilliseconds / 1000).toFixed(1)} s`}</strong>
            <span className="text-ink-soft">
              {times === 1 ? 'Once' : `${times.toLocaleString('en-US')} times`}
              {', last '}
              <When at={lastAt} />
            </span>
          </p>
          <code className="text-sm wrap-anywhere text-ink-soft">{sql}</code>
        </li>
      )}
    </SystemList>
  );
}
