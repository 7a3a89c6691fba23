import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { preHydrationValues } from '../lead/pre-hydration-values.ts';
import { keep } from '../lead/session-storage.ts';
import { useKeptSession } from '../lead/use-kept-session.ts';
import type { CalculatorData } from './calculator-data.ts';
import { readKeptQuote, resumeSession, sessionOf, storageKey } from './quote-session.ts';

/** The visitor's cart and form; `dropped` counts kept services that are no longer offered. */
export function useQuoteSession(data: CalculatorData) {
  const [arrival] = useState(() => (typeof window === 'undefined' ? null : arrive(data)));
  const initial = sessionOf(data);
  const kept = useKeptSession({ storageKey, initial, arrive: () => arrival?.session ?? initial });
  return { ...kept, dropped: arrival?.dropped ?? 0 };
}

/** The link has said all it had to say: a reload must not put its service into the cart again. */
function arrive(data: CalculatorData) {
  const query = new URLSearchParams(location.search);
  const resumed = resumeSession({ kept: readKeptQuote(), data, query, typed: preHydrationValues() });
  keep(storageKey, resumed.session);
  if (location.search) history.replaceState(history.state, '', paths.calculator + location.hash);
  return resumed;
}
