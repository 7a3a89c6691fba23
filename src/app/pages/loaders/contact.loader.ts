import type { Loader } from '#app/pages/loader.ts';
import type { ContactData } from '#site/contact/contact-data.ts';

export const contactLoader: Loader<ContactData> = {
  sources: [],
  query: ['sent'],
  load: async (_deps, { query }) => ({ isSent: query.sent === 'complete', refused: null }),
};
