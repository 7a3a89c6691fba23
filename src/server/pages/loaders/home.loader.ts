import { listNewestPosts } from '#server/features/posts/post-lists.queries.ts';
import { toPostSummary } from '#server/features/posts/posts.serializer.ts';
import { findShownPair } from '#server/features/published-pairs/published-pairs.queries.ts';
import { listActiveServices } from '#server/features/services/services.queries.ts';
import { toService } from '#server/features/services/services.serializer.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import type { Loader } from '#server/pages/loader.ts';
import { faqIn } from '#shared/faqs.ts';
import { serviceCategories } from '#shared/services.ts';
import type { HomeData } from '#web/site/home/home-data.ts';

/** See docs/product/articles.md#blog. */
const latestCount = 3;

export const homeLoader: Loader<HomeData> = {
  sources: ['services', 'posts', 'published_pairs'],
  query: [],
  async load(deps, { language }) {
    const { values } = await readSettings(deps.db);
    const [rows, posts, shownPair] = await Promise.all([
      listActiveServices(deps.db),
      listNewestPosts(deps.db, language, latestCount),
      findShownPair(deps.db, values.company.categories),
    ]);
    const services = rows.map((row) => toService(row, language)).filter((service) => !service.isAddOn);
    const cheapestFirst = services.toSorted((a, b) => Number(a.discountedPrice) - Number(b.discountedPrice));
    const starting = serviceCategories.map((category) => [
      category,
      cheapestFirst.find((service) => service.category === category),
    ]);
    return {
      startingServices: Object.fromEntries(starting.filter(([, service]) => service)),
      shownPair,
      latestPosts: posts.map(toPostSummary),
      ownTestimonials: values.testimonials,
      ownFaqs: values.faqs?.map((faq) => faqIn(faq, language)) ?? null,
    };
  },
};
