import { type ReactNode, Suspense } from 'react';
import { Spinner } from './spinner.tsx';

/** Around a form whose code loads when somebody opens it. */
export const LazyForm = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Waiting />}>{children}</Suspense>
);

const Waiting = () => (
  <div role="status" className="grid min-h-28 place-items-center">
    <Spinner />
    <span className="sr-only">Loading the form…</span>
  </div>
);
