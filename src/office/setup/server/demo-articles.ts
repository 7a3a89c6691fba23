import type { ExpressionBuilder } from 'kysely';
import { demoArticleSlugs } from '#articles/blog/demo-articles-texts.ts';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';

/** The demo's articles that are online and unedited. */
const isDemoArticle = (is: ExpressionBuilder<Schema, 'posts'>) =>
  is.and([
    is('slug', 'in', demoArticleSlugs),
    is('isPublished', '=', 1),
    is('deletedAt', 'is', null),
    is('version', '=', 1),
  ]);

export async function countDemoArticles(db: Db): Promise<number> {
  if (demoArticleSlugs.length === 0) return 0;
  const rows = await db.selectFrom('posts').select('id').where(isDemoArticle).execute();
  return rows.length;
}

/** They stay as drafts, with their versions in other languages; edited ones stay online. */
export async function takeArticlesOffline(db: Db, now: Date): Promise<void> {
  if (demoArticleSlugs.length === 0) return;
  await db
    .updateTable('posts')
    .set((set) => ({ isPublished: 0, version: set('version', '+', 1), updatedAt: now.toISOString() }))
    .where(isDemoArticle)
    .execute();
}
