/**
 * The session ended while someone was working. Calls that were refused wait here; the dialog that asks to sign in
 * again shows as long as one does, and then they are made once more.
 */
let pause: PromiseWithResolvers<void> | null = null;
let changes = 0;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const reauthenticate = {
  /** Resolves once somebody is signed in again, or has signed out for good. */
  wait(): Promise<void> {
    pause ??= Promise.withResolvers();
    tell();
    return pause.promise;
  },
  over() {
    changes += 1;
    pause?.resolve();
    pause = null;
    tell();
  },
  isOn: () => pause !== null,
  /** Grows with every sign-in and sign-out. */
  changes: () => changes,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
