import type { ServiceCategory } from '#company/catalog/services.ts';
import type { Db } from '#kit/db/open.ts';
import type { NewPublishedPair, PublishedPairRow } from '#kit/db/tables/published-pairs.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { files } from '#kit/paths/paths.ts';
import { notFound } from '#kit/server/errors.ts';
import type { PublishedPair, ShownPair } from '#visits/pairs/published-pairs.ts';

export const listPairsOfVisit = (db: Db, visitId: number): Promise<PublishedPairRow[]> =>
  db.selectFrom('publishedPairs').selectAll().where('visitId', '=', visitId).orderBy('id', 'desc').execute();

export const getPair = (db: Db, id: number): Promise<PublishedPairRow> =>
  db
    .selectFrom('publishedPairs')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This comparison'));

/** The newest, of a category or of all. See docs/product/visits.md#photos-on-the-site. */
export async function findShownPair(
  db: Db,
  categories: readonly ServiceCategory[],
): Promise<ShownPair | null> {
  const row = await db
    .selectFrom('publishedPairs')
    .selectAll()
    .where('category', 'in', categories)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { beforeUrl, afterUrl, caption, beforeAlt, afterAlt } = toPair(row);
  return { beforeUrl, afterUrl, caption, beforeAlt, afterAlt };
}

export async function findNewestPairTime(db: Db): Promise<string | null> {
  const { time } = await db
    .selectFrom('publishedPairs')
    .select(({ fn }) => fn.max('createdAt').as('time'))
    .executeTakeFirstOrThrow();
  return time;
}

export const insertPair = (trx: Trx, pair: NewPublishedPair): Promise<PublishedPairRow> =>
  trx.insertInto('publishedPairs').values(pair).returningAll().executeTakeFirstOrThrow();

export function toPair({ beforeName, afterName, ...row }: PublishedPairRow): PublishedPair {
  return { ...row, beforeUrl: files.upload(beforeName), afterUrl: files.upload(afterName) };
}
