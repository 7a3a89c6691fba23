import { api } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import type { ReferenceData } from './reference-data.ts';
import { ReferenceView } from './reference-view.tsx';

export const referencePage = definePage<ReferenceData>({
  kind: 'static',
  path: api.docs,
  styles: 'src/web/styles/reference.css',
  view: ReferenceView,
  head: ({ title }) => ({
    title: `${title} reference`,
    description: 'Every API call: what it takes, what it returns, and an example of each.',
  }),
});
