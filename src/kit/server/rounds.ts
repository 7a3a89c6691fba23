/** Runs `round` now and again after each interval, never beside itself. `stop` waits for the present one. */
export function startRounds(
  round: (signal: AbortSignal) => Promise<void>,
  everyMilliseconds: number,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= round(stopping.signal).finally(() => {
      running = null;
    });
  };
  run();
  const timer = setInterval(run, everyMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
