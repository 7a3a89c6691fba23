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
      const response = app.fetch(...request);
      if (response instanceof Promise) {
        unfinished.add(response);
        const remove = () => unfinished.delete(response);
        response.then(remove, remove);
      }
      return response;
    },
  };
}
