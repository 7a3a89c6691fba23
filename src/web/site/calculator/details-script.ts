import { useEffect, useState } from 'react';

export type DetailsScript = typeof import('./details.tsx');

let loaded: DetailsScript | null = null;

/** Everything behind "Get This Quote": a third of the calculator's own code, which nobody needs to see a price. */
export async function loadDetails(): Promise<DetailsScript> {
  loaded = await import('./details.tsx');
  return loaded;
}

/** Fetched once it is wanted, or before the page is hydrated; the server gives it. */
export function useDetailsScript(isWanted: boolean, given: DetailsScript | undefined) {
  const [script, setScript] = useState<DetailsScript | null>(given ?? loaded);
  const [hasFailed, setFailed] = useState(false);
  const mustLoad = isWanted && script === null;

  useEffect(() => {
    if (!mustLoad) return;
    loadDetails().then(setScript, () => setFailed(true));
  }, [mustLoad]);

  return { script, hasFailed };
}
