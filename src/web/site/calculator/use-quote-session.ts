import { useState, useSyncExternalStore } from 'react';
import { paths } from '#shared/paths.ts';
import type { CalculatorData } from './calculator-data.ts';
import { keep, type QuoteSession, readKept, resumeSession, sessionOf } from './quote-session.ts';

/** The visitor's cart and form, outside React and kept for the browser session. */
export function useQuoteSession(data: CalculatorData) {
  const [store] = useState(() => openStore(data));
  const session = useSyncExternalStore(store.subscribe, store.read, store.readInitial);
  return { session, update: store.update, read: store.read, dropped: store.dropped };
}

function openStore(data: CalculatorData) {
  const initial = sessionOf(data);
  const { session, dropped } =
    typeof window === 'undefined' ? { session: initial, dropped: 0 } : arrive(data);
  let current = session;
  const listeners = new Set<() => void>();
  return {
    dropped,
    read: () => current,
    readInitial: () => initial,
    update(change: Partial<QuoteSession>) {
      current = { ...current, ...change };
      keep(current);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The link has said all it had to say: a reload must not put its service into the cart again. */
function arrive(data: CalculatorData) {
  const resumed = resumeSession({ kept: readKept(), data, query: new URLSearchParams(location.search) });
  keep(resumed.session);
  if (location.search) history.replaceState(history.state, '', paths.calculator + location.hash);
  return resumed;
}
