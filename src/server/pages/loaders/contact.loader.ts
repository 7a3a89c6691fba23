import { lastKnownProfile } from '#server/features/settings/settings.queries.ts';
import type { Loader } from '#server/pages/loader.ts';
import { pieceGroups, pieceGroupsOf } from '#shared/piece-groups.ts';
import type { Profile } from '#shared/profile.ts';
import type { ContactData } from '#web/site/contact/contact-data.ts';

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
  const offered = pieceGroupsOf(categories);
  const names = pieceGroups.filter((group) => !offered.includes(group));
  return names.length > 0 ? { notOffered: names } : {};
}
