import * as z from 'zod/mini';
import { accountSchema, administratorSchema, sessionSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { adminQuery } from '../admin-query.ts';
import { queryClient, refetchOnOpen } from '../query-client.ts';

/** By user: somebody else may sign in after a session that ended while the screen was open. */
export const accountQuery = (userId: string) =>
  adminQuery(['account', userId], accountSchema, adminApi.account, refetchOnOpen);

export const sessionsQuery = adminQuery(['sessions'], z.array(sessionSchema), adminApi.sessions);

export const administratorsQuery = adminQuery(
  ['administrators'],
  z.array(administratorSchema),
  adminApi.administrators,
);

/** After two-step sign-in was turned on or off, which the list of administrators shows too. */
export function refetchAccount() {
  void queryClient.invalidateQueries({ queryKey: ['account'] });
  void queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey });
}
