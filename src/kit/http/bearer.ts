import type { Context } from 'hono';

/** The key in `Authorization: Bearer …`; null without one. */
export const readBearer = (c: Context): string | null =>
  /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
