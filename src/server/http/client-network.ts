import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { clientAddress, networkOf } from './client-address.ts';

/** What one client is counted as. */
export const clientNetwork = ({ config }: Pick<Deps, 'config'>, c: Context): string =>
  networkOf(clientAddress(c, config));
