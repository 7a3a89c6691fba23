import { setTimeout as sleep } from 'node:timers/promises';

const mostMilliseconds = 25;

/** Rests as long as the batch took that began then, so that pages and the panel respond between batches. */
export const leaveRoom = (begun: number): Promise<void> =>
  sleep(Math.min(performance.now() - begun, mostMilliseconds));
