import type { Faq } from '#shared/faqs.ts';
import type { PostSummary } from '#shared/posts.ts';
import type { ShownPair } from '#shared/published-pairs.ts';
import type { Service, ServiceCategory } from '#shared/services.ts';
import type { OwnTestimonial } from '#shared/testimonials.ts';

/** The data of the home page. */
export interface HomeData extends StartingServices {
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
