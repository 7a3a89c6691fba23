import type { Db } from '#server/db/open.ts';
import type { NewPublishedPair, PublishedPairRow } from '#server/db/tables/published-pairs.ts';
import type { Trx } from '#server/db/transaction.ts';
import { notFound } from '#server/errors.ts';
import { files } from '#shared/paths.ts';
import type { PublishedPair, ShownPair } from '#shared/published-pairs.ts';
import type { ServiceCategory } from '#shared/services.ts';

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
