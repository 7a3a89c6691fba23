import type { MutationKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './sign-in/session.ts';

/**
 * A request and its quote move together, and both
 * feed the figures, so everything on screen is fetched again; what is not on screen, when it next is.
 */
export function refetchEverything() {
  void everythingRefetched();
}

/** The same for what takes a row off a list: it is under way until the list is here that has the row no more. */
export const everythingRefetched = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
  });

/**
 * The same for changes that are shown before they are stored, one after the other: what the server knows while more of
 * them wait would take those back on the screen.
 */
export function refetchAfterLast(mutationKey: MutationKey) {
  // The one that asks counts until it has been settled.
  if (queryClient.isMutating({ mutationKey }) === 1) refetchEverything();
}
