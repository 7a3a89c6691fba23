import { notifyManager } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '#kit/pages/api-client.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { isNotSession } from '#kit/panel/session-key.ts';

const longestWaitMilliseconds = 4_000;
const retryMilliseconds = 10_000;

/** The service worker has waited already when it opens the panel from its own files. */
let isSlow = globalThis.document?.documentElement.dataset.stored !== undefined;
let hasFailed = false;
let willRetry = false;
const late = new Set<string>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** The server itself did not respond: nothing came, or an error of its proxy or of a server in trouble. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500);

const refetchFailed = () =>
  void queryClient.refetchQueries(
    { type: 'active', fetchStatus: 'idle', predicate: ({ state }) => isUnreachable(state.error) },
    { cancelRefetch: false },
  );

/** Tracks for GETs how the connection to the server is. */
export const connection = {
  /** How long a GET waits before the panel shows what it last loaded. */
  waitMilliseconds: () => (isSlow ? 0 : longestWaitMilliseconds),
  markLate(queryHash: string) {
    isSlow = true;
    late.add(queryHash);
    notify();
  },
  /** Asks again soon: a screen that nobody touches would show old figures until its next refetch. */
  failed() {
    hasFailed = true;
    if (willRetry) return;
    willRetry = true;
    setTimeout(() => {
      willRetry = false;
      refetchFailed();
    }, retryMilliseconds);
  },
  answered() {
    isSlow = false;
    if (!hasFailed) return;
    hasFailed = false;
    refetchFailed();
  },
  settle(queryHash: string) {
    if (late.delete(queryHash)) notify();
  },
};

/** Since when something on screen is not up to date; null if all is. */
export function staleSince(): number | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => {
      const { queryHash, state } = query;
      if (state.data === undefined || !isNotSession(query)) return false;
      return !navigator.onLine || late.has(queryHash) || isUnreachable(state.error);
    })
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

export function subscribeToConnection(listener: () => void): () => void {
  const later = notifyManager.batchCalls(listener);
  const unsubscribe = queryClient.getQueryCache().subscribe(later);
  listeners.add(later);
  for (const event of ['online', 'offline']) addEventListener(event, later);
  return () => {
    unsubscribe();
    listeners.delete(later);
    for (const event of ['online', 'offline']) removeEventListener(event, later);
  };
}
