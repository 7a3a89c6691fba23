import type { BlogFilter } from '#articles/blog/blog-list.ts';
import type { PostSummary } from '#articles/blog/posts.ts';

/** One page of matching articles, pinned ones first, then newest first. */
interface BlogMatches {
  posts: PostSummary[];
  /** The number of matches on all pages. */
  total: number;
  page: number;
}

/** The data of the blog page. */
export interface BlogData extends BlogFilter, BlogMatches {
  /** Categories with a published article. */
  categories: string[];
  /** Whether the blog of the other language has articles, and how many that this one lacks. */
  isElsewhere: boolean;
  onlyElsewhere: number;
}
