import type { Analytics } from '#shared/analytics.ts';
import { durationText } from '../ui/duration-text.ts';

/** How long customers wait for the first reply. */
export function FirstReply({ firstReply: { now, before, answered } }: Pick<Analytics, 'firstReply'>) {
  return (
    <section className="grid content-start gap-1 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <h2 className="text-lg font-semibold">Time to first reply</h2>
      <p className="font-display text-2xl font-bold">{waitText(now)}</p>
      <p className="text-ink-soft">{`${waitText(before)} in the period before`}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {answered === 0
          ? 'No requests in this period have been answered yet.'
          : `Median time until a request’s status left “New”, across ${answered.toLocaleString('en-US')} answered ${answered === 1 ? 'request' : 'requests'} in this period.`}
      </p>
    </section>
  );
}

function waitText(minutes: number | null): string {
  if (minutes === null) return '—';
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return durationText(minutes);
  return `${Math.floor(hours / 24)} days ${hours % 24} h`;
}
