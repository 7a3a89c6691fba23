import { articleForPage } from '#server/features/posts/article-content.ts';
import { listRelatedPosts } from '#server/features/posts/post-lists.queries.ts';
import { findPresentSlug, findPublishedPost } from '#server/features/posts/posts.queries.ts';
import { toPostSummary } from '#server/features/posts/posts.serializer.ts';
import { articleBody } from '#server/pages/article-body.ts';
import type { Loader } from '#server/pages/loader.ts';
import { paths } from '#shared/paths.ts';
import type { ArticleData } from '#web/site/article/article-data.ts';

/** See docs/product.md#articles. */
export const relatedCount = 3;

export const articleLoader: Loader<ArticleData> = {
  sources: ['posts'],
  query: [],
  async load({ db }, { params }) {
    const row = await findPublishedPost(db, params.slug ?? '');
    if (!row) return null;
    const related = await listRelatedPosts(db, row, relatedCount);
    return {
      post: toPostSummary(row),
      ...articleBody(articleForPage(row)),
      related: related.map(toPostSummary),
    };
  },
  async findPresentPath({ db }, { params }) {
    const slug = await findPresentSlug(db, params.slug ?? '');
    return slug && paths.article(slug);
  },
  notFoundPage: 'articleNotFound',
};
