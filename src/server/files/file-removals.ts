import { batchesOf } from '#server/db/batches.ts';
import type { Db } from '#server/db/open.ts';
import { filesOfUpload } from '#shared/uploaded-picture.ts';
import type { FileStore } from './store.ts';

const rowsAtOnce = 200;

/** In the transaction that deletes what named these uploads: their files are sure to go, whatever happens after it. */
export async function forgetFiles(trx: Db, uploads: readonly string[], now: Date): Promise<void> {
  const names = uploads.flatMap(filesOfUpload);
  for (const batch of batchesOf(names, rowsAtOnce)) {
    const rows = batch.map((name) => ({ name, createdAt: now.toISOString() }));
    await trx
      .insertInto('fileRemovals')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes the forgotten files, now or with the next sweep. Returns how many. Throws what the store throws. */
export async function removeForgottenFiles({ db, files }: { db: Db; files: FileStore }): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await db.selectFrom('fileRemovals').select('name').limit(rowsAtOnce).execute();
    if (rows.length === 0) return count;
    for (const { name } of rows) {
      await files.remove(name);
      await db.deleteFrom('fileRemovals').where('name', '=', name).execute();
    }
    count += rows.length;
  }
}
