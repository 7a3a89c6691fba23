import { ApiError, ConnectionError } from '#kit/pages/api-client.ts';
import { OfflineError, OtherUserError } from './api/fetch-admin.ts';
import {
  callOffline,
  changeOffline,
  noResponse,
  outOfDate,
  serverFailed,
  someoneElse,
} from './panel-texts.ts';

/** A plain sentence for the person who waits, whatever was thrown. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? serverFailed;
  if (error instanceof OfflineError) return changeOffline;
  if (error instanceof ConnectionError && !navigator.onLine) return callOffline;
  if (error instanceof ConnectionError) return noResponse;
  if (error instanceof OtherUserError) return someoneElse;
  return outOfDate;
}
