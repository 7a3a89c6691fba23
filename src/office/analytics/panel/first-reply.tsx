import { durationText } from '#kit/panel/ui/duration-text.ts';
import type { Compared } from './compared.ts';
import { FigureCard } from './figure-card.tsx';

/** How long customers wait for the first reply. */
export function FirstReply({ now, before }: Compared) {
  const { minutes, answered } = now.firstReply;
  return (
    <FigureCard
      title="Time to first reply"
      value={waitText(minutes)}
      before={before && waitText(before.firstReply.minutes)}
      explanation={
        answered === 0
          ? 'No requests in this period have been answered yet.'
          : `Median time until a request’s status left “New”, across ${answered.toLocaleString('en-US')} answered ${answered === 1 ? 'request' : 'requests'} in this period.`
      }
    />
  );
}

function waitText(minutes: number | null): string {
  if (minutes === null) return '—';
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return durationText(minutes);
  return `${Math.floor(hours / 24)} days ${hours % 24} h`;
}
