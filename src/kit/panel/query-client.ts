import { QueryClient } from '@tanstack/react-query';

/**
 * See docs/product/office.md#lists-and-search. `networkMode: 'always'`, so that a call made offline fails and says so,
 * instead of waiting for the connection.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * For data that others change too: it is fetched whenever a screen shows it, when the tab comes into view or the
 * connection comes back, and every half minute while the tab is in view.
 */
export const autoRefetch = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  refetchInterval: 30_000,
} as const;

/** For data that changes seldom: it is fetched whenever a screen that shows it opens. */
export const refetchOnOpen = { refetchOnMount: 'always' } as const;
