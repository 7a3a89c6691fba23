import { Hono } from 'hono';
import { type PostPreview, postPreviewSchema } from '#articles/blog/posts.ts';
import { readingMinutes } from '#articles/blog/reading.ts';
import { listRelatedPosts } from '#articles/blog/server/post-lists.queries.ts';
import { toPostSummary } from '#articles/blog/server/posts.serializer.ts';
import { sanitizeArticle } from '#articles/blog/server/sanitize-article.ts';
import type { ArticleData } from '#articles/blog/site/article-data.ts';
import { staff } from '#kit/access/roles.ts';
import { check } from '#kit/http/body.ts';
import { defaultBodyLimit, limitBody } from '#kit/http/body-limit.ts';
import { readForm } from '#kit/http/form.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminPost } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { wantedSlug } from '#kit/wire/slug.ts';
import { readCallerSession } from '#people/sign-in/server/auth.middleware.ts';
import { articleBody } from './article-body.ts';
import { relatedCount } from './loaders/article.loader.ts';
import { respondPersonalPage } from './pages.routes.ts';

/** Shows an article from the editor's form, saved or not. Only for signed-in staff, and never cached. */
export function articlePreviewRoutes(deps: Deps): Hono {
  const app = new Hono();
  // No call of the API, which limits them all.
  const limit = limitBody(
    defaultBodyLimit.bytes,
    () => new AppError('too-large', 'This article is too long.'),
  );
  app.post(adminPost.preview, limit, async (c) => {
    const { cookies } = await readCallerSession(deps, c, staff);
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    const post = check(postPreviewSchema, Object.fromEntries(await readForm(c)));
    c.header('X-Robots-Tag', 'noindex');
    const path = pathIn(post.language, c.req.path);
    return respondPersonalPage(deps, c, 'article', await previewData(deps, post), 200, path);
  });
  return app;
}

async function previewData(deps: Deps, post: PostPreview): Promise<ArticleData> {
  const now = deps.clock().toISOString();
  const content = sanitizeArticle(post.content);
  const related = await listRelatedPosts(deps.db, post.language, post, relatedCount);
  return {
    post: {
      id: post.id,
      title: post.title || 'Untitled',
      slug: wantedSlug(post),
      excerpt: post.excerpt,
      category: post.category,
      featuredImage: post.featuredImage,
      isPinned: false,
      isPublished: false,
      readingMinutes: readingMinutes(content),
      createdAt: now,
      publishedAt: post.publishedAt || now,
      updatedAt: now,
    },
    otherSlugs: {},
    ...articleBody(content, post.language),
    related: related.map(toPostSummary),
  };
}
