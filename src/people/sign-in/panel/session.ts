import {
  type CurrentUser,
  currentUserSchema,
  type Login,
  type LoginAnswer,
  loginAnswerSchema,
} from '#kit/access/auth.ts';
import { ApiError, callApi, sendRequest } from '#kit/pages/api-client.ts';
import { reauthenticate } from '#kit/panel/api/reauthenticate.ts';
import { mayUsePanel, sessionQuery } from '#kit/panel/api/session-query.ts';
import { clearDrafts } from '#kit/panel/editing/drafts.ts';
import { claimAnswers, wipeAnswers } from '#kit/panel/offline/stored-answers.ts';
import { wipeOutbox } from '#kit/panel/offline/unsent.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { isNotSession } from '#kit/panel/session-key.ts';
import { api } from '#kit/paths/paths.ts';

/** Returns the signed-in user, or that a code is required. */
export const signIn = (login: Login): Promise<LoginAnswer> =>
  callApi(loginAnswerSchema, api.login, { method: 'POST', body: login });

/** The second step. The first one set a cookie. */
export const signInWithCode = (code: string): Promise<CurrentUser> =>
  callApi(currentUserSchema, api.loginCode, { method: 'POST', body: { code } });

/** Shows the panel in all tabs and repeats the refused calls. */
export async function beginSession(user: CurrentUser) {
  await claimAnswers(user);
  queryClient.setQueryData(sessionQuery.queryKey, user);
  if (!mayUsePanel(user)) return;
  reauthenticate.over();
  tabs.postMessage('signed-in');
}

export async function signOut(): Promise<void> {
  try {
    await sendRequest(api.logout, { method: 'POST' });
  } catch (error) {
    // The session had already ended.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

export async function endSession() {
  tabs.postMessage('signed-out');
  await signOutHere();
}

/** Clears the session's data from this device before the tab shows the sign-in. */
async function signOutHere() {
  await wipeAnswers();
  await wipeOutbox();
  clearDrafts();
  reauthenticate.over();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.removeQueries({ predicate: isNotSession });
}

/** The panel's tabs share the cookie, so they sign in and out together. */
const tabs = new BroadcastChannel('admin-session');
tabs.onmessage = ({ data }) => {
  if (data === 'signed-out') void signOutHere();
  else
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(() => reauthenticate.over());
};
