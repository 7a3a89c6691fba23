import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import { filesOfUpload } from '#kit/wire/uploaded-picture.ts';
import type { FileStore } from './store.ts';

const rowsAtOnce = 200;

/** Call it in the transaction that deletes the rows of these uploads. A sweep then deletes their files for certain. */
export async function queueFileRemovals(trx: Db, uploads: readonly string[], now: Date): Promise<void> {
  const names = uploads.flatMap(filesOfUpload);
  for (const batch of getBatches(names, rowsAtOnce)) {
    const rows = batch.map((name) => ({ name, createdAt: now.toISOString() }));
    await trx
      .insertInto('fileRemovals')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes the queued files and returns how many. What the store fails to delete stays queued for the next sweep. */
export async function removeQueuedFiles({ db, files }: { db: Db; files: FileStore }): Promise<number> {
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
