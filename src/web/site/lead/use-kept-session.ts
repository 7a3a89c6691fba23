import { useState, useSyncExternalStore } from 'react';
import { keep } from './session-storage.ts';

interface Keeping<Session> {
  storageKey: string;
  /** As the page alone tells it: the server renders this, and the browser hydrates with it. */
  initial: Session;
  /** Called once in the browser: the session the visitor arrives with. */
  arrive: () => Session;
}

/** What a visitor has typed, outside React and kept for the browser session, so that nothing of it is lost. */
export function useKeptSession<Session extends object>(keeping: Keeping<Session>) {
  const [store] = useState(() => openStore(keeping));
  const session = useSyncExternalStore(store.subscribe, store.read, store.readInitial);
  return { session, update: store.update, read: store.read };
}

function openStore<Session extends object>({ storageKey, initial, arrive }: Keeping<Session>) {
  let current = typeof window === 'undefined' ? initial : arrive();
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    readInitial: () => initial,
    update(change: Partial<Session>) {
      current = { ...current, ...change };
      keep(storageKey, current);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
