import type { BlogFilter } from '#articles/blog/blog-list.ts';
import type { PostSummary } from '#articles/blog/posts.ts';
import type { Language } from '#kit/language/language.ts';

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
  /** The other languages whose blog has articles. */
  elsewhere: Language[];
  /** How many articles this blog lacks. */
  onlyInEnglish: number;
}
