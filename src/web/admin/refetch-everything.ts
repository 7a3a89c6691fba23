import { queryClient } from './query-client.ts';
import { sessionQuery } from './sign-in/session.ts';

/**
 * Specification: after every change the related list is refetched. A request and its quote move together, and both
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
