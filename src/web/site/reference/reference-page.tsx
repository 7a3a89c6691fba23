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
    description: 'Every call of the API: what it takes, what it answers, and an example of each.',
  }),
});
