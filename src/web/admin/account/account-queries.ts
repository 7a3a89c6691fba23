import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { accountSchema, administratorSchema, sessionSchema } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { keptFresh } from '../query-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

export const accountKey = ['account'] as const;

/** Of whoever is signed in: somebody else may be, after a session that ended while the screen was open. */
export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...accountKey, userId],
    refetchOnMount: 'always',
    queryFn: ({ signal }) => fetchAdmin(accountSchema, adminApi.account, { signal }),
  });

export const sessionsQuery = queryOptions({
  ...keptFresh,
  queryKey: ['sessions'],
  queryFn: ({ signal }) => fetchAdmin(z.array(sessionSchema), adminApi.sessions, { signal }),
});

export const administratorsQuery = queryOptions({
  ...keptFresh,
  queryKey: ['administrators'],
  queryFn: ({ signal }) => fetchAdmin(z.array(administratorSchema), adminApi.administrators, { signal }),
});
