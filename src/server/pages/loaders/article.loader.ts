import { articleForPage } from '#server/features/posts/article-content.ts';
import { listRelatedPosts } from '#server/features/posts/post-lists.queries.ts';
import { findPresentSlug, findPublishedPost, findSlug } from '#server/features/posts/posts.queries.ts';
import { toPostSummary } from '#server/features/posts/posts.serializer.ts';
import { articleBody } from '#server/pages/article-body.ts';
import type { Loader } from '#server/pages/loader.ts';
import { otherLanguage, pathIn } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import type { ArticleData } from '#web/site/article/article-data.ts';

/** See docs/product/articles.md#blog. */
export const relatedCount = 3;

export const articleLoader: Loader<ArticleData> = {
  sources: ['posts'],
  query: [],
  async load({ db }, { params, language }) {
    const row = await findPublishedPost(db, language, params.slug ?? '');
    if (!row) return null;
    const [related, otherSlug] = await Promise.all([
      listRelatedPosts(db, language, row, relatedCount),
      findSlug(db, otherLanguage[language], row.id),
    ]);
    return {
      post: toPostSummary(row),
      otherSlug: otherSlug ?? null,
      ...articleBody(articleForPage(row), language),
      related: related.map(toPostSummary),
    };
  },
  async findPresentPath({ db }, { params, language }) {
    const slug = await findPresentSlug(db, language, params.slug ?? '');
    return slug && pathIn(language, paths.article(slug));
  },
  notFoundPage: 'articleNotFound',
};
