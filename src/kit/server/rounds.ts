/** Runs `round` now, when it is woken, and after each interval, never beside itself. `stop` waits for the present one. */
export function startRounds(
  round: (signal: AbortSignal) => Promise<void>,
  everyMilliseconds: number,
): { wake: () => void; stop: () => Promise<void> } {
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
    wake: run,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
