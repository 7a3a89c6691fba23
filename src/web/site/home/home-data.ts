import type { Testimonial } from '#shared/content/testimonials.ts';
import type { Faq } from '#shared/faqs.ts';
import type { PostSummary } from '#shared/posts.ts';
import type { ShownPair } from '#shared/published-pairs.ts';
import type { Service, ServiceCategory } from '#shared/services.ts';

/** The data of the home page. */
export interface HomeData extends StartingServices {
  /** Newest first. */
  latestPosts: PostSummary[];
  /** In place of the illustration. */
  shownPair: ShownPair | null;
  testimonials: readonly Testimonial[];
  faqs: readonly Faq[];
}

export interface StartingServices {
  /** The cheapest active service of each category, without add-ons. */
  startingServices: Partial<Record<ServiceCategory, Service>>;
}
