import type { Loader } from '#server/pages/loader.ts';
import type { ContactData } from '#web/site/contact/contact-data.ts';

export const contactLoader: Loader<ContactData> = {
  sources: [],
  query: ['sent'],
  isDaily: true,
  load: async (_deps, { query }) => ({ isSent: query.sent === 'complete', refused: null }),
};
