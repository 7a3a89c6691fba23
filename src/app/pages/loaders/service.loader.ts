import type { Loader } from '#app/pages/loader.ts';
import { listActiveServices } from '#company/catalog/server/services.queries.ts';
import { toService } from '#company/catalog/server/services.serializer.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { ServiceData } from '#site/service/service-data.ts';
import { findShownPair } from '#visits/pairs/server/published-pairs.queries.ts';

export const serviceLoader = (category: ServiceCategory): Loader<ServiceData> => ({
  sources: ['services', 'published_pairs'],
  query: [],
  async load({ db }, { language }) {
    const { values } = await readSettings(db);
    if (!values.company.categories.includes(category)) return null;
    const narrowToCategory = (await listActiveServices(db))
      .map((row) => toService(row, language))
      .filter((row) => row.category === category);
    return {
      services: narrowToCategory.filter((service) => !service.isAddOn),
      addOns: narrowToCategory.filter((service) => service.isAddOn),
      shownPair: await findShownPair(db, [category]),
      ownTestimonials: values.testimonials,
    };
  },
});
