import { useSyncExternalStore } from 'react';

let answered: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<number>) {
  answered = next;
  for (const listener of listeners) listener();
}

/** Their rows stay and offer Undo, until the tab is loaded again. */
export const noteAnswered = (id: number) => set(new Set([...answered, id]));
export const forgetAnswered = (id: number) => set(new Set([...answered].filter((other) => other !== id)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The requests that were answered in this tab. */
export const useAnsweredHere = () => useSyncExternalStore(subscribe, () => answered);
