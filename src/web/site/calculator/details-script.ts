import { useEffect, useState } from 'react';

export type DetailsScript = typeof import('./details.tsx');

let loaded: DetailsScript | null = null;

/** Loads the second and third step: a third of the calculator's code, not needed to see a price. */
export async function loadDetails(): Promise<DetailsScript> {
  loaded = await import('./details.tsx');
  return loaded;
}

/** `given` is the server's copy; the browser loads the script when `isWanted`, or before hydration. */
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
