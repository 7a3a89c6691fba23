import type { Params } from './bidi-server.ts';

type Emit = (method: string, params: Params) => void;

/**
 * Firefox does not say that a page from its back-forward cache has loaded, so Back would wait for ever. Passes the
 * events on to `emit`, with those added.
 */
export function completeHistory(emit: Emit) {
  /** The contexts that go back or forward, and the navigations that come of it. */
  const traversing = new Set<string>();
  const begun = new Map<string, Params>();
  return {
    traverse: (context: string) => traversing.add(context),
    onEvent(method: string, params: Params) {
      const { context, navigation } = params;
      if (method === 'browsingContext.navigationStarted') {
        begun.delete(context);
        if (traversing.delete(context)) begun.set(context, params);
      } else if (method === 'network.beforeRequestSent' && begun.get(context)?.navigation === navigation) {
        begun.delete(context);
      }
      const restored = method === 'script.realmCreated' && !params.sandbox && begun.get(context);
      if (!restored) return emit(method, params);
      begun.delete(context);
      emit('browsingContext.navigationCommitted', restored);
      emit(method, params);
      emit('browsingContext.domContentLoaded', restored);
      emit('browsingContext.load', restored);
    },
  };
}
