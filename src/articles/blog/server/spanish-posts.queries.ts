import type { Db } from '#kit/db/open.ts';
import type { SpanishPostRow } from '#kit/db/tables/posts.ts';
import type { Trx } from '#kit/db/transaction.ts';

/** The Spanish version of an article, a draft too. */
export const findSpanishPost = (db: Db, id: number): Promise<SpanishPostRow | undefined> =>
  db.selectFrom('spanishPosts').selectAll().where('postId', '=', id).executeTakeFirst();

/** Those of these articles that have one, by the id of the article. */
export async function listSpanishPosts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SpanishPostRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('spanishPosts').selectAll().where('postId', 'in', ids).execute();
  return new Map(rows.map((row) => [row.postId, row]));
}

export type SpanishState = Pick<SpanishPostRow, 'isPublished'>;

/** As `listSpanishPosts`, without the texts. */
export async function listSpanishStates(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SpanishState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('spanishPosts')
    .select(['postId', 'isPublished'])
    .where('postId', 'in', ids)
    .execute();
  return new Map(rows.map(({ postId, isPublished }) => [postId, { isPublished }]));
}

/** False if the slug is taken: a violation would end a Postgres transaction. */
export async function insertSpanishPostIfFree(trx: Trx, row: SpanishPostRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('spanishPosts')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Throws a unique violation if the slug is taken. */
export async function updateSpanishPost(
  trx: Trx,
  id: number,
  changes: Partial<SpanishPostRow>,
): Promise<void> {
  await trx.updateTable('spanishPosts').set(changes).where('postId', '=', id).execute();
}

export async function deleteSpanishPost(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('spanishPosts').where('postId', '=', id).execute();
}
