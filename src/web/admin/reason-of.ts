import { ApiError, ConnectionError } from '../api-client.ts';
import { OtherUserError } from './sign-in/call-admin.ts';

/** Why code that is fetched when it is first wanted did not come. */
export const codeMissing =
  'Check your connection and try again. If the panel was updated meanwhile, reload the page.';

/** A plain sentence for the person who waits, whatever was thrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError)
    return error.problem?.detail ?? 'The server could not do this. Please try again.';
  if (error instanceof ConnectionError)
    return 'No answer from the server. Check your connection and try again.';
  if (error instanceof OtherUserError)
    return 'Somebody else has signed in since. Nothing was changed in their name: please try again.';
  return 'The server gave an answer that this screen does not understand. Please reload the page.';
}
