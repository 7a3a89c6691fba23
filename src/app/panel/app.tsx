import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Toasts } from '#kit/panel/ui/toasts.tsx';
import { router } from './routes.tsx';

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
