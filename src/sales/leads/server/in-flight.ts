import type { FormClient } from '#kit/http/form-client.ts';

const inFlight = new Set<string>();

/** Runs `run`, and tells it whether the same client's same form is under way. */
export async function whileInFlight<Result>(
  { id }: FormClient,
  key: string,
  run: (isDoubleClick: boolean) => Promise<Result>,
): Promise<Result> {
  const flight = `${id} ${key}`;
  const isDoubleClick = inFlight.has(flight);
  inFlight.add(flight);
  try {
    return await run(isDoubleClick);
  } finally {
    if (!isDoubleClick) inFlight.delete(flight);
  }
}
