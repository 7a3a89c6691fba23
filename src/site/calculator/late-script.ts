import { useEffect, useState } from 'react';

/** A part of the calculator with a script of its own. */
export interface LateScript<Script> {
  load: () => Promise<Script>;
  /** Null until it is loaded. */
  loaded: () => Script | null;
}

/** Loads a part of its own when it is wanted. */
export function lateScript<Script>(load: () => Promise<Script>): LateScript<Script> {
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
