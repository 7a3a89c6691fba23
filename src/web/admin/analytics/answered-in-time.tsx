import type { Analytics } from '#shared/analytics.ts';
import { FigureCard } from './figure-card.tsx';

/** How many leads were answered within the promised time. */
export function AnsweredInTime({
  answeredInTime: { now, before, inTime, counted },
}: Pick<Analytics, 'answeredInTime'>) {
  return (
    <FigureCard
      title="Answered in time"
      value={percentText(now)}
      before={percentText(before)}
      explanation={
        counted === 0
          ? 'No answer was due in this period yet.'
          : `${inTime.toLocaleString('en-US')} of ${counted.toLocaleString('en-US')} requests from this period were answered within the promised opening hours. Requests that still wait in time, and customers who booked or declined first, don’t count.`
      }
    />
  );
}

const percentText = (percent: number | null) => (percent === null ? '—' : `${percent}%`);
