import type { Loader } from '#app/pages/loader.ts';
import type { LegalSlug } from '#company/legal/legal-pages.ts';
import { findOwnLegalPage } from '#company/legal/server/legal-pages.queries.ts';
import type { LegalData } from '#site/legal/legal-page.tsx';

export const legalLoader = (slug: LegalSlug): Loader<LegalData> => ({
  sources: [],
  query: [],
  load: async ({ db }, { language }) => ({ own: await findOwnLegalPage(db, slug, language) }),
});
