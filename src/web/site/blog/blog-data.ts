import type { BlogFilter } from '#shared/blog-list.ts';
import type { PostSummary } from '#shared/posts.ts';

/** One page of the matching articles, pinned ones first, then newest first. */
interface BlogMatches {
  posts: PostSummary[];
  /** How many match on all pages. */
  total: number;
  page: number;
}

/** What the server puts into the blog's page. */
export interface BlogData extends BlogFilter, BlogMatches {
  /** Those that have a published article. */
  categories: string[];
}
