import type { PostSummary } from '#shared/posts.ts';
import type { Service, ServiceCategory } from '#shared/services.ts';

/** What the server puts into the home page. */
export interface HomeData extends StartingServices {
  /** Newest first. */
  latestPosts: PostSummary[];
}

export interface StartingServices {
  /** The cheapest active service of each category that is no add-on; a category without one is left out. */
  startingServices: Partial<Record<ServiceCategory, Service>>;
}
