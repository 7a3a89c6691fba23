import type { PostSummary } from '#articles/blog/posts.ts';
import type { Service, ServiceCategory } from '#company/catalog/services.ts';
import type { CategoryPage } from '#company/categories/category-pages.ts';
import type { Faq } from '#company/profile/faqs.ts';
import type { OwnTestimonial } from '#company/profile/testimonials.ts';
import type { ShownPair } from '#visits/pairs/published-pairs.ts';

/** The data of the home page. */
export interface HomeData extends StartingServices {
  pages: OwnHomeTexts;
  /** Newest first. */
  latestPosts: PostSummary[];
  /** In place of the illustration. */
  shownPair: ShownPair | null;
  /** Null until the owner saves a list; then the view shows that of `content`, in its language. */
  ownTestimonials: readonly OwnTestimonial[] | null;
  ownFaqs: readonly Faq[] | null;
}

export interface StartingServices {
  /** The cheapest active service of each category, without add-ons. */
  startingServices: Partial<Record<ServiceCategory, Service>>;
}

/** The owner's texts of each category for the home page; null where they are neutral. */
export type OwnHomeTexts = Record<ServiceCategory, CategoryPage['home']>;
