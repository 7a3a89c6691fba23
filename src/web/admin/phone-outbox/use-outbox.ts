import { useEffect, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#shared/auth.ts';
import { readEntries, startOutbox, stopOutbox, subscribeToOutbox } from './outbox.ts';

/** What this user entered on this device and the server has not confirmed yet; sends it while the screen is open. */
export function useOutbox(user: CurrentUser) {
  useEffect(() => {
    void startOutbox(user.id);
    return stopOutbox;
  }, [user.id]);
  return useSyncExternalStore(subscribeToOutbox, readEntries);
}
