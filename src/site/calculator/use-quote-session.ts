import { useState } from 'react';
import { paths } from '#kit/paths/paths.ts';
import { preHydrationValues } from '#sales/leads/site/pre-hydration-values.ts';
import { saveSession } from '#sales/leads/site/session-storage.ts';
import { useSavedSession } from '#sales/leads/site/use-saved-session.ts';
import type { CalculatorData } from './calculator-data.ts';
import { findSession, readSavedQuote, resumeSession, storageKey } from './quote-session.ts';

/** `dropped` counts saved services that are no longer offered. */
export function useQuoteSession(data: CalculatorData) {
  const [arrival] = useState(() => (typeof window === 'undefined' ? null : arrive(data)));
  const initial = findSession(data);
  const saved = useSavedSession({ storageKey, initial, arrive: () => arrival?.session ?? initial });
  return { ...saved, dropped: arrival?.dropped ?? 0 };
}

/** Removes the link's query from the URL: a reload must not add its service again. */
function arrive(data: CalculatorData) {
  const query = new URLSearchParams(location.search);
  const resumed = resumeSession({ saved: readSavedQuote(), data, query, typed: preHydrationValues() });
  saveSession(storageKey, resumed.session);
  if (location.search) history.replaceState(history.state, '', paths.calculator + location.hash);
  return resumed;
}
