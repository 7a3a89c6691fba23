import type { Deps } from '#server/deps.ts';
import type { PageCache } from '#server/http/page-cache.ts';
import { keepPage } from './pages.routes.ts';

/** An owner who edits saves several times: it is made once for all of this time. */
const waitMilliseconds = 1_000;

/** Home, packed at its smallest before anybody asks: only so is it in the first round trip that a server may send. */
export async function makeHomeReady(deps: Deps): Promise<void> {
  const home = await keepPage(deps, 'home');
  if (home && !home.packed('br')) await home.packAhead('br');
}

/** The same cache, which has home ready again soon after something it is made of was written. */
export function withReadyHome(cache: PageCache, makeReady: () => Promise<void>): PageCache {
  let isWaiting = false;
  return {
    ...cache,
    invalidate(source) {
      cache.invalidate(source);
      if (isWaiting) return;
      isWaiting = true;
      const make = () => {
        isWaiting = false;
        // Whoever asks for it has it made.
        makeReady().catch(() => {});
      };
      setTimeout(make, waitMilliseconds).unref();
    },
  };
}
