import type { Deps } from '#server/deps.ts';
import { lastKnownProfile } from '#server/features/settings/settings.queries.ts';
import type { Loader } from '#server/pages/loader.ts';
import type { ContactData } from '#web/site/contact/contact-data.ts';

export const contactLoader: Loader<ContactData> = {
  sources: [],
  query: ['sent'],
  load: async (deps, { query }) => ({
    isSent: query.sent === 'complete',
    refused: null,
    ...(await notOffered(deps)),
  }),
};

/** Nothing where all is offered: the page is at its budget. */
export async function notOffered({ db }: Deps): Promise<Pick<ContactData, 'notOffered'>> {
  const { categories } = (await lastKnownProfile(db)).company;
  const hasFurniture = categories.includes('couch') || categories.includes('chair');
  const names = [
    ...(hasFurniture ? [] : ['furniture']),
    ...(['carpet', 'mattress'] as const).filter((category) => !categories.includes(category)),
  ];
  return names.length > 0 ? { notOffered: names } : {};
}
