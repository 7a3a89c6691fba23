import { useEffect, useState } from 'react';

/** A part of the calculator with a script of its own. */
export interface LateScript<Script> {
  load: () => Promise<Script>;
  /** Null until it is loaded. */
  loaded: () => Script | null;
}

/** The second step and the last: more than half of the calculator's code, not needed to see a price. */
export const detailsScript = lateScript(() => import('./details.tsx'));
/** Shares modules with the second step, which loads first. */
export const completeScript = lateScript(async () => (await detailsScript.load()).loadComplete());

/** The server's copies, and what only the server renders. */
export interface LateScripts {
  PlainHelp: typeof import('./plain-help.tsx').PlainHelp;
  ShownPrices: typeof import('./shown-prices.tsx').ShownPrices;
  details: typeof import('./details.tsx');
  complete: typeof import('./complete-step.tsx');
}

function lateScript<Script>(load: () => Promise<Script>): LateScript<Script> {
  let loaded: Script | null = null;
  return {
    async load() {
      loaded = await load();
      return loaded;
    },
    loaded: () => loaded,
  };
}

/** `given` is the server's copy; the browser loads the script when `isWanted`, or before hydration. */
export function useLateScript<Script>(
  late: LateScript<Script>,
  isWanted: boolean,
  given: Script | undefined,
) {
  const [script, setScript] = useState<Script | null>(given ?? late.loaded());
  const [hasFailed, setFailed] = useState(false);
  const mustLoad = isWanted && script === null;

  useEffect(() => {
    if (!mustLoad) return;
    late.load().then(
      (loaded) => setScript(() => loaded),
      () => setFailed(true),
    );
  }, [late, mustLoad]);

  return { script: script as Script | null, hasFailed };
}
