import { type ComponentProps, lazy } from 'react';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import type * as editor from './service-editor.tsx';

// The list and its dragging come first; the form loads when somebody opens it.
const Add = lazy(async () => ({ default: (await import('./service-editor.tsx')).AddService }));
const Edit = lazy(async () => ({ default: (await import('./service-editor.tsx')).ServiceEditor }));

export const AddService = (props: ComponentProps<typeof editor.AddService>) => (
  <LazyForm>
    <Add {...props} />
  </LazyForm>
);

export const ServiceEditor = (props: ComponentProps<typeof editor.ServiceEditor>) => (
  <LazyForm>
    <Edit {...props} />
  </LazyForm>
);
