import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { clientIp, networkOf } from './client-ip.ts';

/** What one client is counted as. */
export const clientNetwork = ({ config }: Pick<Deps, 'config'>, c: Context): string =>
  networkOf(clientIp(c, config));
