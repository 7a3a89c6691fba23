import { type ComponentProps, lazy, Suspense } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import type * as editor from './service-editor.tsx';

// The list and its dragging come first; the form loads when somebody opens it.
const Add = lazy(async () => ({ default: (await import('./service-editor.tsx')).AddService }));
const Edit = lazy(async () => ({ default: (await import('./service-editor.tsx')).ServiceEditor }));

export const AddService = (props: ComponentProps<typeof editor.AddService>) => (
  <Suspense fallback={<Waiting />}>
    <Add {...props} />
  </Suspense>
);

export const ServiceEditor = (props: ComponentProps<typeof editor.ServiceEditor>) => (
  <Suspense fallback={<Waiting />}>
    <Edit {...props} />
  </Suspense>
);

const Waiting = () => (
  <div role="status" className="grid min-h-28 place-items-center">
    <Spinner />
    <span className="sr-only">Loading the form…</span>
  </div>
);
