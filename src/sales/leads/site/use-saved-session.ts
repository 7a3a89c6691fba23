import { useState, useSyncExternalStore } from 'react';
import { saveSession } from './session-storage.ts';

interface SavedSessionOptions<Session> {
  storageKey: string;
  /** The session without browser storage: the server renders it, and the browser hydrates with it. */
  initial: Session;
  /** Called once in the browser; returns the session to start with. */
  arrive: () => Session;
}

/** Holds what a visitor has typed in `sessionStorage`, so a reload or another page loses nothing. */
export function useSavedSession<Session extends object>(options: SavedSessionOptions<Session>) {
  const [store] = useState(() => openStore(options));
  const session = useSyncExternalStore(store.subscribe, store.read, store.readInitial);
  return { session, update: store.update, read: store.read };
}

function openStore<Session extends object>({ storageKey, initial, arrive }: SavedSessionOptions<Session>) {
  let current = typeof window === 'undefined' ? initial : arrive();
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    readInitial: () => initial,
    update(change: Partial<Session>) {
      current = { ...current, ...change };
      saveSession(storageKey, current);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
