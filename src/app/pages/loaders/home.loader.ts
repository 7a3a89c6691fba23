import type { Loader } from '#app/pages/loader.ts';
import { listNewestPosts } from '#articles/blog/server/post-lists.queries.ts';
import { toPostSummary } from '#articles/blog/server/posts.serializer.ts';
import { getStartingCents } from '#company/catalog/pricing.ts';
import { listActiveServices } from '#company/catalog/server/services.queries.ts';
import { toService } from '#company/catalog/server/services.serializer.ts';
import { listHomeTexts } from '#company/categories/server/categories.queries.ts';
import { faqIn } from '#company/profile/faqs.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { HomeData } from '#site/home/home-data.ts';
import { findShownPair } from '#visits/pairs/server/published-pairs.queries.ts';

/** See docs/product/articles.md#blog. */
const latestCount = 3;

export const homeLoader: Loader<HomeData> = {
  sources: ['services', 'posts', 'published_pairs'],
  query: [],
  async load(deps, { language }) {
    const { values } = await readSettings(deps.db);
    const [rows, posts, shownPair, pages] = await Promise.all([
      listActiveServices(deps.db),
      listNewestPosts(deps.db, language, latestCount),
      findShownPair(deps.db, values.company.categories),
      listHomeTexts(deps.db, language),
    ]);
    const services = rows.map((row) => toService(row, language)).filter((service) => !service.isAddOn);
    const cheapestFirst = services.toSorted((a, b) => getStartingCents(a) - getStartingCents(b));
    const starting = values.company.categories.map((category) => [
      category,
      cheapestFirst.find((service) => service.category === category),
    ]);
    return {
      startingServices: Object.fromEntries(starting.filter(([, service]) => service)),
      pages,
      shownPair,
      latestPosts: posts.map(toPostSummary),
      ownTestimonials: values.testimonials,
      ownFaqs: values.faqs?.map((faq) => faqIn(faq, language)) ?? null,
    };
  },
};
