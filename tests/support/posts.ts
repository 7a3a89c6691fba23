import type { Db } from '#server/db/open.ts';
import type { NewPost } from '#server/db/tables/posts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { storedContent } from '#server/features/posts/article-content.ts';
import { insertPost } from '#server/features/posts/posts.queries.ts';

/** Inserts a published article with the given changes. */
export async function addPost(
  db: Db,
  { deletedAt = null, content = '<p>Press a dry cloth on it.</p>', ...changes }: Partial<NewPost> = {},
): Promise<{ id: number; slug: string }> {
  const time = '2026-01-05T18:00:00.000Z';
  const post = {
    title: 'How to Blot',
    slug: 'how-to-blot',
    excerpt: 'Press, do not rub.',
    category: 'Cleaning Tips',
    featuredImage: null,
    isPinned: 0,
    isPublished: 1,
    publishedAt: time,
    createdAt: time,
    ...storedContent(content),
    ...changes,
  } as const;
  const id = await inTransaction(db, async (trx) => {
    const id = await insertPost(trx, post);
    await trx.updateTable('posts').set({ deletedAt }).where('id', '=', id).execute();
    return id;
  });
  return { id, slug: post.slug };
}
