import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { queryClient, refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { accountSchema, sessionSchema } from '#people/account/account.ts';

/** Per user, because someone else may sign in on an open screen. */
export const accountQuery = (userId: string) =>
  adminQuery(['account', userId], accountSchema, adminApi.account, refetchOnOpen);

export const sessionsQuery = adminQuery(['sessions'], z.array(sessionSchema), adminApi.sessions);

/** Also refetches People, which shows two-step sign-in. */
export function refetchAccount() {
  void queryClient.invalidateQueries({ queryKey: ['account'] });
  void queryClient.invalidateQueries({ queryKey: ['people'] });
}
