import { queryOptions } from '@tanstack/react-query';
import { type CurrentUser, currentUserSchema } from '#shared/auth.ts';
import { api } from '#shared/paths.ts';
import { ApiError, callApi } from '#web/api-client.ts';

/** The signed-in user, or null. Any other failure is an error, not a signed-out user. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await callApi(currentUserSchema, api.me, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

export const isAdmin = (user: CurrentUser | null | undefined) => user?.role === 'admin';
