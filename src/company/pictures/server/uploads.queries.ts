import type { Db } from '#kit/db/open.ts';
import type { Flag } from '#kit/db/tables/columns.ts';
import type { Trx } from '#kit/db/transaction.ts';

export async function insertUpload(
  trx: Trx,
  upload: { name: string; width: number; height: number; bytes: number; isPublic: Flag; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('uploads')
    .values({ ...upload, requestId: null })
    .execute();
}

/** Links an unclaimed photo to a request. False if it is missing, claimed, stored before `expired`, or public. */
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
    .where('visitId', 'is', null)
    .where('textId', 'is', null)
    .where('isPublic', '=', 0)
    .where('createdAt', '>=', expired)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the rows of unclaimed photos stored before `expired` and returns their names. */
export async function deleteUnclaimedUploads(trx: Trx, expired: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('uploads')
    .where('requestId', 'is', null)
    .where('visitId', 'is', null)
    .where('textId', 'is', null)
    .where('isPublic', '=', 0)
    .where('createdAt', '<', expired)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

export async function deleteUnclaimedUpload(db: Db, name: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where('name', '=', name)
    .where('requestId', 'is', null)
    .where('visitId', 'is', null)
    .where('textId', 'is', null)
    .execute();
}

export async function findUploadId(db: Db, name: string): Promise<{ uploadId: number | null }> {
  const upload = await db.selectFrom('uploads').select('id').where('name', '=', name).executeTakeFirst();
  return { uploadId: upload?.id ?? null };
}
