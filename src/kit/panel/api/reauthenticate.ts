/**
 * Refused calls wait here after the session ended. While any waits, a dialog asks to sign in again; then they are sent
 * again.
 */
let pause: PromiseWithResolvers<void> | null = null;
let changes = 0;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const reauthenticate = {
  /** Resolves after a new sign-in or a sign-out. */
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
  /** Counts sign-ins and sign-outs. */
  changes: () => changes,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
