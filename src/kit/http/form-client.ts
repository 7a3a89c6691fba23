import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '#kit/server/deps.ts';
import { isOwnCall } from './client-ip.ts';
import { clientNetwork } from './client-network.ts';
import { getHash } from './idempotency.ts';

/** Whose idempotency keys those of a public call are, so that a stranger's key never meets another's. */
export interface FormClient {
  /** A digest of the browser's cookie, else of network and program. */
  id: string;
  /** Those that a repeat may come from: the first response sets the cookie. */
  known: readonly string[];
  /** Its leads are never many at once. */
  isOwnProgram: boolean;
}

const storedSeconds = 24 * 3600;

/** Reads the browser's cookie, or sets it. A client of the API may leave it out. */
export function formClient(deps: Pick<Deps, 'config'>, c: Context): FormClient {
  const isOwnProgram = isOwnCall(c, deps.config);
  const isSecure = deps.config.publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-form' : 'form';
  const cookie = getCookie(c, name);
  if (cookie && /^[\w-]{22}$/.test(cookie)) {
    const id = getHash(`cookie ${cookie}`);
    return { id, known: [id], isOwnProgram };
  }
  const made = randomBytes(16).toString('base64url');
  setCookie(c, name, made, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: storedSeconds,
  });
  const id = getHash(`${clientNetwork(deps, c)} ${c.req.header('User-Agent') ?? ''}`);
  return { id, known: [id, getHash(`cookie ${made}`)], isOwnProgram };
}
