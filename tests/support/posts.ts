import { storedContent } from '#articles/blog/server/article-content.ts';
import { insertPost, postSearchText } from '#articles/blog/server/posts.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { NewPost } from '#kit/db/tables/posts.ts';
import type { TranslationRow } from '#kit/db/tables/translations.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { insertTranslationIfFree } from '#kit/db/translations.ts';

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
  recordId: number,
  {
    content = '<p>Presione con un paño seco.</p>',
    ...changes
  }: Partial<Omit<TranslationRow, 'checklist'>> = {},
): Promise<Omit<TranslationRow, 'checklist'>> {
  const { title = 'Cómo secar una mancha', summary = 'Presione, no frote.' } = changes;
  const row: Omit<TranslationRow, 'checklist'> = {
    kind: 'posts',
    recordId,
    language: 'es',
    title,
    slug: 'como-secar-una-mancha',
    summary,
    isPublished: 1,
    publishedAt: '2026-01-05T18:00:00.000Z',
    searchText: postSearchText(title, summary),
    ...storedContent(content),
    ...changes,
  };
  await inTransaction(db, (trx) => insertTranslationIfFree(trx, row));
  return row;
}
