import type { Hono } from 'hono';

/**
 * An application that knows which of its answers are still being made, whether or not the visitor still waits for them:
 * who leaves in the middle of sending a lead has sent it, and the database must not be closed before it is stored.
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
