import type { Loader } from '#app/pages/loader.ts';
import { getPieceGroups, pieceGroups } from '#company/catalog/piece-groups.ts';
import type { Profile } from '#company/profile/profile.ts';
import { lastKnownProfile } from '#company/settings/server/settings.queries.ts';
import type { ContactData } from '#sales/contact/site/contact-data.ts';

export const contactLoader: Loader<ContactData> = {
  sources: [],
  query: ['sent'],
  load: async ({ db }, { query }) => ({
    isSent: query.sent === 'complete',
    refused: null,
    ...notOffered(await lastKnownProfile(db)),
  }),
};

/** Nothing where all is offered: the page is at its budget. */
export function notOffered({ company: { categories } }: Profile): Pick<ContactData, 'notOffered'> {
  const offered = getPieceGroups(categories);
  const names = pieceGroups.filter((group) => !offered.includes(group));
  return names.length > 0 ? { notOffered: names } : {};
}
