import { queryOptions } from '@tanstack/react-query';
import { type CurrentUser, currentUserSchema } from '#kit/access/auth.ts';
import { type PanelCall, rolesOfCall } from '#kit/access/call-roles.ts';
import { isRole, mayDo, staff } from '#kit/access/roles.ts';
import { ApiError, callApi } from '#kit/pages/api-client.ts';
import { withLastSeen } from '#kit/panel/offline/last-seen.ts';
import { claimAnswers, wipeAnswers } from '#kit/panel/offline/stored-answers.ts';
import { sessionKey } from '#kit/panel/session-key.ts';
import { api } from '#kit/paths/paths.ts';

/**
 * The signed-in user, or null. Any other failure is an error, not a signed-out user. What this device has stored belongs
 * to the user whom the server names, and to nobody after it has named none.
 */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal, queryKey }): Promise<CurrentUser | null> => {
    try {
      const seen = { queryKey, path: api.me, schema: currentUserSchema };
      return await withLastSeen(seen, async () => {
        const user = await callApi(currentUserSchema, api.me, { signal });
        // Before the answer is stored, which takes the place of the former user.
        await claimAnswers(user);
        return user;
      });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      await wipeAnswers();
      return null;
    }
  },
});

/** Other accounts may sign in, and see nothing. */
export const mayUsePanel = (user: CurrentUser) => isRole(user.role);
export const isStaff = (user: CurrentUser) => mayDo(user.role, staff);
/** The server decides by the same table. */
export const mayCall = (user: CurrentUser, call: PanelCall) => mayDo(user.role, rolesOfCall(call));
