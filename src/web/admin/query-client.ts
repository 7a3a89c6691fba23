import { QueryClient } from '@tanstack/react-query';

/**
 * See docs/product.md#the-panel. `networkMode: 'always'`, so that a call made offline
 * fails and says so, instead of waiting silently for the line to come back.
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
 * For what others change too: fresh whenever a screen shows it, whenever the tab comes into view or the line comes
 * back, and every half minute while the tab is in view.
 */
export const keptFresh = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  refetchInterval: 30_000,
} as const;
