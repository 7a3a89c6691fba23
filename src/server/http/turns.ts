import { tooMany } from './rate-limit.ts';

/** Limits concurrent work: `atOnce` run, `waitingAtMost` wait, and any more throws `too-many-requests`. */
export function createTurns({ atOnce, waitingAtMost }: { atOnce: number; waitingAtMost: number }) {
  const retryAfterSeconds = 2;
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else if (waiting.length < waitingAtMost) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw tooMany(retryAfterSeconds);
    try {
      return await work();
    } finally {
      // The next in line takes this slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
