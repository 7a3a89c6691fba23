import { storedContent } from '#articles/blog/server/article-content.ts';
import { insertPost, postSearchText } from '#articles/blog/server/posts.queries.ts';
import { insertSpanishPostIfFree } from '#articles/blog/server/spanish-posts.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { NewPost, SpanishPostRow } from '#kit/db/tables/posts.ts';
import { inTransaction } from '#kit/db/transaction.ts';

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

/** Inserts the published Spanish version of an article with the given changes. */
export async function addSpanishVersion(
  db: Db,
  postId: number,
  { content = '<p>Presione con un paño seco.</p>', ...changes }: Partial<SpanishPostRow> = {},
): Promise<SpanishPostRow> {
  const { title = 'Cómo secar una mancha', excerpt = 'Presione, no frote.' } = changes;
  const row: SpanishPostRow = {
    postId,
    title,
    slug: 'como-secar-una-mancha',
    excerpt,
    isPublished: 1,
    publishedAt: '2026-01-05T18:00:00.000Z',
    searchText: postSearchText(title, excerpt),
    ...storedContent(content),
    ...changes,
  };
  await inTransaction(db, (trx) => insertSpanishPostIfFree(trx, row));
  return row;
}
