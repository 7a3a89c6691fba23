import type { Context } from 'hono';
import type { Deps } from '#kit/server/deps.ts';
import { findPageHead } from './page-heads.ts';

/** The address of the page that is meant by one with capitals, as people type and print them; null where there is none. */
export async function findLowerCasePath(deps: Deps, c: Context): Promise<string | null> {
  const typed = c.req.path;
  const lower = typed.toLowerCase();
  if (typed === lower || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return null;
  const path = lower.replace(/(?<=.)\/$/, '');
  const placed = await findPageHead(deps, path).catch(() => null);
  return placed && path + new URL(c.req.url).search;
}
