import type { Context, Hono } from 'hono';
import { type Refusal, refuse } from '#kit/server/errors.ts';

/**
 * The error for a call that no route handles: 404, or 405 with the `Allow` header (RFC 9110). Routes with a pattern in
 * `without` serve nothing at this path.
 */
export function refuseUnrouted(app: Hono, c: Context, without: readonly string[] = []): Refusal {
  const methods = methodsAt(app, c.req.path, without);
  if (methods.has('GET')) methods.add('HEAD');
  // A route with this method found no such record.
  if (methods.size === 0 || methods.has(c.req.method)) return refuse('not-found', 'addressMissing');
  const allowed = [...methods].sort().join(', ');
  c.header('Allow', allowed);
  return refuse('method-not-allowed', ['wrongMethod', allowed]);
}

const methodsAt = (app: Hono, path: string, without: readonly string[]): Set<string> =>
  new Set(
    app.routes
      .filter(
        (route) =>
          route.method !== 'ALL' && !without.includes(route.path) && getPattern(route.path).test(path),
      )
      .map(({ method }) => method),
  );

/** The pattern of a Hono path: `:id` is one segment, `:file{…}` a segment of that pattern, `*` the rest. */
const getPattern = (path: string) =>
  new RegExp(`^${path.replace(/:\w+(?:\{([^/]*)\})?|\*|[.+?^${}()|[\]\\]/g, getPart)}$`);

function getPart(found: string, pattern?: string): string {
  if (found === '*') return '.*';
  return found.startsWith(':') ? (pattern ?? '[^/]+') : `\\${found}`;
}
