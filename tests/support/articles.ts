import type { Db } from '#server/db/open.ts';
import type { NewPost } from '#server/db/tables/posts.ts';
import { insertPost } from '#server/features/posts/posts.queries.ts';

/** Inserts one published article, with what the test says changed. Returns its id. */
export async function addPost(db: Db, changes: Partial<NewPost> & { slug: string }): Promise<number> {
  const time = '2026-01-01T00:00:00.000Z';
  const { deletedAt = null, ...post } = changes;
  await db.transaction().execute((trx) =>
    insertPost(trx, {
      title: post.slug,
      excerpt: '',
      content: '<p>Text.</p>',
      category: 'Cleaning Tips',
      featuredImage: null,
      isPinned: 0,
      isPublished: 1,
      publishedAt: time,
      createdAt: time,
      ...post,
    }),
  );
  const { id } = await db
    .updateTable('posts')
    .set({ deletedAt })
    .where('slug', '=', post.slug)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
