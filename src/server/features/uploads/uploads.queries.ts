import type { Db } from '#server/db/open.ts';
import type { Flag } from '#server/db/tables/columns.ts';
import type { Trx } from '#server/db/transaction.ts';

export async function insertUpload(
  trx: Trx,
  upload: { name: string; width: number; height: number; bytes: number; isPublic: Flag; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('uploads')
    .values({ ...upload, requestId: null })
    .execute();
}

/** Gives an unclaimed photo to a request. False when it does not exist, is another's or `expired`, or is a public picture. */
export async function claimUpload(
  trx: Trx,
  name: string,
  requestId: number,
  expired: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('uploads')
    .set({ requestId })
    .where('name', '=', name)
    .where('requestId', 'is', null)
    .where('isPublic', '=', 0)
    .where('createdAt', '>=', expired)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The photos of requests that are being purged: they count as expired, so that no other request can claim them. */
export async function releaseUploads(trx: Trx, requestIds: number[]): Promise<void> {
  await trx
    .updateTable('uploads')
    .set({ requestId: null, createdAt: new Date(0).toISOString() })
    .where('requestId', 'in', requestIds)
    .execute();
}

/** Names of photos that no request has claimed, stored before `expired`. */
export async function listExpiredUploads(db: Db, expired: string): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('name')
    .where('requestId', 'is', null)
    .where('isPublic', '=', 0)
    .where('createdAt', '<', expired)
    .execute();
  return rows.map(({ name }) => name);
}

export async function deleteUpload(db: Db, name: string): Promise<void> {
  await db.deleteFrom('uploads').where('name', '=', name).execute();
}
