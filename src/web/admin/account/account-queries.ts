import * as z from 'zod/mini';
import { accountSchema, administratorSchema, sessionSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export const accountKey = ['account'] as const;

/** By user: somebody else may sign in after a session that ended while the screen was open. */
export const accountQuery = (userId: string) =>
  adminQuery([...accountKey, userId], accountSchema, adminApi.account, refetchOnOpen);

export const sessionsQuery = adminQuery(['sessions'], z.array(sessionSchema), adminApi.sessions);

export const administratorsQuery = adminQuery(
  ['administrators'],
  z.array(administratorSchema),
  adminApi.administrators,
);
