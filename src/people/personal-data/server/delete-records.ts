import { getBatches } from '#kit/db/batches.ts';
import { markDeletion } from '#kit/db/deleted-data.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { queueFileRemovals } from '#kit/files/file-removals.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { Table } from './column-data.ts';
import {
  anyTable,
  eachBatch,
  type Family,
  findFamily,
  getColumns,
  parentsFirst,
  type Roots,
  tables,
} from './find-rows.ts';
import { personalData } from './personal-data.ts';

/**
 * Deletes records with all that belongs to them; bookkeeping stays as it is. `removeQueuedFiles` deletes the files
 * afterward. Returns the number of photos. The caller has locked the records.
 */
export async function purgeRecords(trx: Trx, roots: Roots, now: Date): Promise<number> {
  if (Object.values(roots).every((ids) => ids.length === 0)) return 0;
  return deleteFamily(trx, await findFamily(trx, roots, 'purge'), now);
}

/** The same; of an erasure, bookkeeping loses what the map says, and the customers themselves stay. */
export async function deleteFamily(trx: Trx, family: Family, now: Date): Promise<number> {
  await markDeletion(trx);
  for (const table of parentsFirst.toReversed()) {
    const { erasure, deletedWithout } = personalData[table];
    if (erasure === 'keep' || (table === 'customers' && family.as === 'erasure')) continue;
    await queueFiles(trx, table, family, now);
    if (erasure === 'delete') await unlink(trx, table, family);
    if (erasure === 'delete' || deletedWithout) await deleteRows(trx, table, family);
    if (erasure === 'blank' && family.as === 'erasure') await blankRows(trx, table, family);
  }
  return family.ids.get('uploads')?.length ?? 0;
}

/** Sets what refers to the rows to null. */
async function unlink(trx: Trx, table: Table, family: Family): Promise<void> {
  if (personalData[table].sharedBy && family.as === 'erasure') return;
  for (const other of tables) {
    for (const [column, { refersTo }] of getColumns(other)) {
      if (refersTo !== table) continue;
      for (const ids of getBatches(family.ids.get(table) ?? [])) {
        await anyTable(trx)
          .updateTable(other as string)
          .set({ [column]: null })
          .where(column, 'in', ids)
          .execute();
      }
    }
  }
}

function deleteRows(trx: Trx, table: Table, family: Family): Promise<void> {
  const { erasure, deletedWithout, sharedBy } = personalData[table];
  return eachBatch(table, family, async (where) => {
    let rows = anyTable(trx)
      .deleteFrom(table as string)
      .where(where);
    if (erasure === 'blank') rows = rows.where(deletedWithout!, 'is', null);
    if (sharedBy && family.as === 'erasure') {
      const { table: other, column } = sharedBy;
      rows = rows.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom(other as string)
              .select(column)
              .whereRef(`${other}.${column}`, '=', `${table}.id`),
          ),
        ),
      );
    }
    await rows.execute();
  });
}

/** Each row gets a token of its own, since no two may have the same. */
async function blankRows(trx: Trx, table: Table, family: Family): Promise<void> {
  const blanked = getColumns(table).filter(([, { blank }]) => blank);
  const { blankedWithout } = personalData[table];
  for (const id of family.ids.get(table) ?? []) {
    const changes = blanked.map(([column, { blank }]) => [
      column,
      blank === 'new token' ? newLinkToken() : '',
    ]);
    await anyTable(trx)
      .updateTable(table as string)
      .set(Object.fromEntries(changes))
      .where('id', '=', id)
      .$if(blankedWithout !== undefined, (query) => query.where(blankedWithout as string, 'is', null))
      .execute();
  }
}

/** Queues the removal of the files and uploads that rows about to be deleted name. */
async function queueFiles(trx: Trx, table: Table, family: Family, now: Date): Promise<void> {
  const named = getColumns(table).filter(([, { names }]) => names);
  if (named.length === 0) return;
  const files: string[] = [];
  const uploads: string[] = [];
  await eachBatch(table, family, async (where) => {
    const rows = anyTable(trx)
      .selectFrom(table as string)
      .select(named.map(([column]) => column))
      .where(where);
    for (const row of await rows.execute()) {
      for (const [column, { names }] of named) {
        const name = String(findEntry(row, column));
        files.push(name);
        if (names === 'upload') uploads.push(name);
      }
    }
  });
  for (const names of getBatches(uploads)) {
    await trx.deleteFrom('uploads').where('name', 'in', names).execute();
  }
  await queueFileRemovals(trx, files, now);
}
