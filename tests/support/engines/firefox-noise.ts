import type { Params } from './bidi-server.ts';

/** NS_BINDING_ABORTED: the page unloaded before its font had loaded. */
const leftFont = 'status=2152398850';

/** Finds the log entries of a page that is left while its files load: Firefox reports them as errors. */
export function createNoiseFilter() {
  const aborted = new Set<string>();
  return function isNoise(method: string, params: Params): boolean {
    if (method === 'network.fetchError' && params.errorText === 'NS_BINDING_ABORTED') {
      aborted.add(params.request.url);
    }
    if (method !== 'log.entryAdded' || !params.text) return false;
    const [, module] = /error loading dynamically imported module: (\S+)/.exec(params.text) ?? [];
    return params.text.includes(leftFont) || (module !== undefined && aborted.has(module));
  };
}
