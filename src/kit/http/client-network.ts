import type { Context } from 'hono';
import type { Deps } from '#kit/server/deps.ts';
import { clientIp, getNetwork } from './client-ip.ts';

/** The network that counts as one client. */
export const clientNetwork = ({ config }: Pick<Deps, 'config'>, c: Context): string =>
  getNetwork(clientIp(c, config));
