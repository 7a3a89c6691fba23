import { type ReactNode, Suspense } from 'react';
import { Spinner } from './spinner.tsx';

/** Shows a spinner while a form's code loads. */
export const LazyForm = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Waiting />}>{children}</Suspense>
);

const Waiting = () => (
  <div role="status" className="grid min-h-28 place-items-center">
    <Spinner />
    <span className="sr-only">Loading the form…</span>
  </div>
);
