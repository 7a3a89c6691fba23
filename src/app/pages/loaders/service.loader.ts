import type { Loader } from '#app/pages/loader.ts';
import { listActiveServices } from '#company/catalog/server/services.queries.ts';
import { toService } from '#company/catalog/server/services.serializer.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { findOwnPage } from '#company/categories/server/categories.queries.ts';
import { findFormerPage, readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { paths } from '#kit/paths/paths.ts';
import type { ServiceData } from '#site/service/service-data.ts';
import { findShownPair } from '#visits/pairs/server/published-pairs.queries.ts';

/** The page of each category that is offered. */
export const serviceLoader: Loader<ServiceData> = {
  sources: ['services', 'published_pairs'],
  query: [],
  async load({ db }, { params, language }) {
    const { values, categories } = await readSettings(db);
    const category = categories.find(({ pageSlug }) => pageSlug === params.page)?.slug;
    if (category === undefined) return null;
    return {
      ...(await readServices(db, category, language)),
      page: await findOwnPage(db, category, language),
      ownTestimonials: values.testimonials,
    };
  },
  async findPresentPath({ db }, { params, language }) {
    const slug = await findFormerPage(db, params.page ?? '');
    return slug && pathIn(language, paths.service(slug));
  },
  listParams: async ({ db }) =>
    (await readSettings(db)).categories.map(({ pageSlug }) => ({ page: pageSlug })),
};

/** Everything that the page shows beside its texts. */
export async function readServices(db: Db, category: ServiceCategory, language: Language) {
  const services = (await listActiveServices(db))
    .map((row) => toService(row, language))
    .filter((service) => service.category === category);
  return {
    category,
    services: services.filter((service) => !service.isAddOn),
    addOns: services.filter((service) => service.isAddOn),
    shownPair: await findShownPair(db, [category]),
  };
}
