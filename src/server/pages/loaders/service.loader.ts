import { findShownPair } from '#server/features/published-pairs/published-pairs.queries.ts';
import { listActiveServices } from '#server/features/services/services.queries.ts';
import { toService } from '#server/features/services/services.serializer.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import type { Loader } from '#server/pages/loader.ts';
import type { ServiceCategory } from '#shared/services.ts';
import type { ServiceData } from '#web/site/service/service-data.ts';

export const serviceLoader = (category: ServiceCategory): Loader<ServiceData> => ({
  sources: ['services', 'published_pairs'],
  query: [],
  async load({ db }, { language }) {
    const { values } = await readSettings(db);
    if (!values.company.categories.includes(category)) return null;
    const ofCategory = (await listActiveServices(db))
      .map((row) => toService(row, language))
      .filter((row) => row.category === category);
    return {
      services: ofCategory.filter((service) => !service.isAddOn),
      addOns: ofCategory.filter((service) => service.isAddOn),
      shownPair: await findShownPair(db, [category]),
      ownTestimonials: values.testimonials,
    };
  },
});
