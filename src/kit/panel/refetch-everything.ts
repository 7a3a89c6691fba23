import type { MutationKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { isNotSession } from './session-key.ts';

/**
 * A request and its quote change together, and both feed the figures, so after a change everything on screen is fetched
 * again; what is not on screen, when it next is.
 */
export function refetchEverything() {
  void everythingRefetched();
}

/** Resolves when everything on screen is here again. */
export const everythingRefetched = () => queryClient.invalidateQueries({ predicate: isNotSession });

/** For optimistic updates in a row: the server's state before the last one would undo the others on the screen. */
export function refetchAfterLast(mutationKey: MutationKey) {
  // The mutation that calls this still counts.
  if (queryClient.isMutating({ mutationKey }) === 1) refetchEverything();
}
