import type { Context, Hono } from 'hono';
import { AppError, notFound } from '#server/errors.ts';

/** Why nothing answers a call: there is no such address, or it takes other methods, which `Allow` then names (RFC 9110). */
export function refuseUnrouted(app: Hono, c: Context): AppError {
  const methods = methodsAt(app, c.req.path);
  if (methods.has('GET')) methods.add('HEAD');
  // One that takes this method knows no such record.
  if (methods.size === 0 || methods.has(c.req.method)) return notFound('This address');
  const allowed = [...methods].sort().join(', ');
  c.header('Allow', allowed);
  return new AppError('method-not-allowed', `This URL accepts ${allowed}.`);
}

const methodsAt = (app: Hono, path: string): Set<string> =>
  new Set(
    app.routes
      .filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
      .map(({ method }) => method),
  );

/** Of a Hono path: `:id` is one segment, `:file{…}` one of that pattern, `*` the rest. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+(?:\{([^/]*)\})?|\*|[.+?^${}()|[\]\\]/g, partOf)}$`);

function partOf(found: string, pattern?: string): string {
  if (found === '*') return '.*';
  return found.startsWith(':') ? (pattern ?? '[^/]+') : `\\${found}`;
}
