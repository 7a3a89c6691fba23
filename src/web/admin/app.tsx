import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { sessionQuery } from './api/session-query.ts';
import { queryClient } from './query-client.ts';
import { router } from './routes.tsx';
import { Toasts } from './ui/toasts.tsx';

// Asked for while the router still loads the code of the screen.
void queryClient.prefetchQuery(sessionQuery);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts>
        <RouterProvider router={router} />
      </Toasts>
    </QueryClientProvider>
  );
}
