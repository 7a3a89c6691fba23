import { articleBody } from '#app/pages/article-body.ts';
import type { Loader } from '#app/pages/loader.ts';
import { articleForPage } from '#articles/blog/server/article-content.ts';
import { listRelatedPosts } from '#articles/blog/server/post-lists.queries.ts';
import { findPresentSlug, findPublishedPost, findSlugs } from '#articles/blog/server/posts.queries.ts';
import { toPostSummary } from '#articles/blog/server/posts.serializer.ts';
import type { ArticleData } from '#articles/blog/site/article-data.ts';
import { pathIn } from '#kit/language/language.ts';
import { paths } from '#kit/paths/paths.ts';

/** See docs/product/articles.md#blog. */
export const relatedCount = 3;

export const articleLoader: Loader<ArticleData> = {
  sources: ['posts'],
  query: [],
  async load({ db }, { params, language }) {
    const row = await findPublishedPost(db, language, params.slug ?? '');
    if (!row) return null;
    const [related, slugs] = await Promise.all([
      listRelatedPosts(db, language, row, relatedCount),
      findSlugs(db, row.id),
    ]);
    return {
      post: toPostSummary(row),
      otherSlugs: { ...slugs, [language]: undefined },
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
