import { setTimeout as sleep } from 'node:timers/promises';

type Work = () => Promise<unknown>;
export type RunLater = (name: string, work: Work) => void;

/** As many as the response cache holds entries. */
const waitingAtMost = 1000;

/**
 * Does work one piece at a time, `milliseconds` after the last work of the same name. The smallest compression takes a
 * hundred times as long as a rendering, so it is for pages that last.
 */
export function createDelayedQueue(milliseconds = 1000): RunLater {
  const waiting = new Map<string, { work: Work; dueAt: number }>();
  let isRunning = false;

  async function run() {
    isRunning = true;
    // In order of their times. The loop also reaches what is added while it runs.
    for (const [name, next] of waiting) {
      await sleep(Math.max(0, next.dueAt - performance.now()), undefined, { ref: false });
      if (waiting.get(name) !== next) continue;
      waiting.delete(name);
      await next.work().catch(() => {});
    }
    isRunning = false;
  }

  return (name, work) => {
    if (!waiting.delete(name) && waiting.size >= waitingAtMost) return;
    waiting.set(name, { work, dueAt: performance.now() + milliseconds });
    if (!isRunning) void run();
  };
}
