import {
  type CurrentUser,
  currentUserSchema,
  type Login,
  type LoginAnswer,
  loginAnswerSchema,
} from '#shared/auth.ts';
import { api } from '#shared/paths.ts';
import { ApiError, callApi, sendRequest } from '#web/api-client.ts';
import { reauthenticate } from '../api/reauthenticate.ts';
import { isAdmin, sessionQuery } from '../api/session-query.ts';
import { clearDrafts } from '../editing/drafts.ts';
import { queryClient } from '../query-client.ts';

/** Who is signed in now, or that a code is asked for as well. */
export const signIn = (login: Login): Promise<LoginAnswer> =>
  callApi(loginAnswerSchema, api.login, { method: 'POST', body: login });

/** The second step; the browser holds a cookie from the first. */
export const signInWithCode = (code: string): Promise<CurrentUser> =>
  callApi(currentUserSchema, api.loginCode, { method: 'POST', body: { code } });

/** Shows the panel in this tab and the others, and makes the calls again that were refused. */
export function beginSession(user: CurrentUser) {
  queryClient.setQueryData(sessionQuery.queryKey, user);
  if (!isAdmin(user)) return;
  reauthenticate.over();
  tabs.postMessage('signed-in');
}

export async function signOut(): Promise<void> {
  try {
    await sendRequest(api.logout, { method: 'POST' });
  } catch (error) {
    // The session had ended by itself: that is what was wanted.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

export function endSession() {
  forget();
  tabs.postMessage('signed-out');
}

/** Leaves nothing of the session in this tab. */
function forget() {
  clearDrafts();
  reauthenticate.over();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

/** The other tabs of the panel: they share the cookie, so they come and go together. */
const tabs = new BroadcastChannel('admin-session');
tabs.onmessage = ({ data }) => {
  if (data === 'signed-out') forget();
  else
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(() => reauthenticate.over());
};
