import type { Hono } from 'hono';

/**
 * Tracks responses that are still being made, even if the visitor left: a lead that was sent must be stored before the
 * database closes.
 */
export function withUnfinished(app: Pick<Hono, 'fetch'>): {
  fetch: Hono['fetch'];
  unfinished: ReadonlySet<Promise<unknown>>;
} {
  const unfinished = new Set<Promise<unknown>>();
  return {
    unfinished,
    fetch(...request) {
      const answer = app.fetch(...request);
      if (answer instanceof Promise) {
        unfinished.add(answer);
        const forget = () => unfinished.delete(answer);
        answer.then(forget, forget);
      }
      return answer;
    },
  };
}
