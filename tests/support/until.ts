import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats the call and returns the first result that passes; otherwise fails with the last result. */
export async function until<Value>(
  ask: () => Value | Promise<Value>,
  isSo: (value: Value) => boolean = Boolean,
): Promise<Value> {
  const latest = performance.now() + 90_000;
  for (;;) {
    const value = await ask();
    if (isSo(value)) return value;
    if (performance.now() > latest) throw new Error(`It stayed at ${JSON.stringify(value)}`);
    await sleep(20);
  }
}
