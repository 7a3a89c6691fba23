import type { Context } from 'hono';

/** A file to save, named `name`; its extension says what it is. */
export const respondWithFile = (c: Context, name: string, content: string | ReadableStream): Response =>
  c.body(content, 200, {
    'Content-Type': `${name.endsWith('.csv') ? 'text/csv' : 'application/json'}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  });
