import { queryOptions } from '@tanstack/react-query';
import { type CurrentUser, currentUserSchema } from '#shared/auth.ts';
import { api } from '#shared/paths.ts';
import { isRole, mayDo, ownerOnly, staff } from '#shared/roles.ts';
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

/** Other accounts may sign in, and see nothing. */
export const mayUsePanel = (user: CurrentUser) => isRole(user.role);
export const isStaff = (user: CurrentUser) => mayDo(user.role, staff);
export const isOwner = (user: CurrentUser) => mayDo(user.role, ownerOnly);
