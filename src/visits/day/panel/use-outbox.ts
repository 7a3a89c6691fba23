import { useEffect, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#kit/access/auth.ts';
import { readEntries, startOutbox, stopOutbox, subscribeToOutbox } from './outbox.ts';

/** This user's entries on this device that the server has not confirmed; sends them while the screen is open. */
export function useOutbox(user: CurrentUser) {
  useEffect(() => {
    void startOutbox(user.id);
    return stopOutbox;
  }, [user.id]);
  return useSyncExternalStore(subscribeToOutbox, readEntries);
}
