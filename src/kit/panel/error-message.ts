import { ApiError, ConnectionError } from '#kit/pages/api-client.ts';
import { OfflineError, OtherUserError } from './api/fetch-admin.ts';

/** Why code that is fetched when it is first wanted did not come. */
export const codeMissing = 'Check your connection and try again. If that doesn’t help, reload the page.';

/** A plain sentence for the person who waits, whatever was thrown. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError)
    return error.problem?.detail ?? 'The server couldn’t do this. Please try again.';
  if (error instanceof OfflineError)
    return 'You’re offline, so nothing was changed. Try again when you’re back online.';
  if (error instanceof ConnectionError && !navigator.onLine)
    return 'You’re offline. Try again when you’re back online.';
  if (error instanceof ConnectionError)
    return 'No response from the server. Check your connection and try again.';
  if (error instanceof OtherUserError)
    return 'Someone else has signed in since. Nothing was changed. Please try again.';
  return 'This screen is out of date. Please reload the page.';
}
