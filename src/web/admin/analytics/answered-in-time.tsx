import type { Analytics } from '#shared/analytics.ts';

/** How many leads were answered within the promised time. */
export function AnsweredInTime({
  answeredInTime: { now, before, inTime, counted },
}: Pick<Analytics, 'answeredInTime'>) {
  return (
    <section className="grid content-start gap-1 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <h2 className="text-lg font-semibold">Answered in time</h2>
      <p className="font-display text-2xl font-bold">{percentText(now)}</p>
      <p className="text-ink-soft">{`${percentText(before)} in the period before`}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {counted === 0
          ? 'No answer was due in this period yet.'
          : `${inTime.toLocaleString('en-US')} of ${counted.toLocaleString('en-US')} requests from this period were answered within the promised opening hours. Requests that still wait in time, and customers who booked or declined first, don’t count.`}
      </p>
    </section>
  );
}

const percentText = (percent: number | null) => (percent === null ? '—' : `${percent}%`);
