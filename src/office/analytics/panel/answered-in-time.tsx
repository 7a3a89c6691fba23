import type { Compared } from './compared.ts';
import { FigureCard } from './figure-card.tsx';

/** How many leads were answered within the promised time. */
export function AnsweredInTime({ now, before }: Compared) {
  const { percent, inTime, counted } = now.answeredInTime;
  return (
    <FigureCard
      title="Answered in time"
      value={percentText(percent)}
      before={before && percentText(before.answeredInTime.percent)}
      explanation={
        counted === 0
          ? 'No answer was due in this period yet.'
          : `${inTime.toLocaleString('en-US')} of ${counted.toLocaleString('en-US')} requests from this period were answered within the promised opening hours. Requests that still wait in time, and customers who booked or declined first, don’t count.`
      }
    />
  );
}

const percentText = (percent: number | null) => (percent === null ? '—' : `${percent}%`);
