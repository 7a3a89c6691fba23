import type { UpdateObject } from 'kysely';
import { AppError, notFound } from '#server/errors.ts';
import type { Schema } from './schema.ts';
import type { Trx } from './transaction.ts';

type EditableTable = 'services' | 'requests' | 'quotes' | 'posts';

/**
 * Writes `changes` to the record and counts its version up. `version`, when the caller sent one,
 * must still be the present one: otherwise `version-conflict` with the record as it is now.
 * A change made on an older version that is stored already is no conflict, but one that was sent again because its
 * answer was lost: it writes nothing and returns false.
 */
export async function updateEditable<Table extends EditableTable>(
  trx: Trx,
  table: Table,
  edit: {
    id: number;
    version: number | undefined;
    changes: UpdateObject<Schema, Table>;
    now: Date;
    /** Reads the record as the API answers it, for the conflict. */
    current: () => Promise<unknown>;
    /** Whether what the change says of other tables is stored already, too. */
    isRestStored?: () => boolean;
    isInTrash?: boolean;
  },
): Promise<boolean> {
  const found = await trx
    .selectFrom(table as EditableTable)
    .select(['version', 'deletedAt'])
    .where('id', '=', edit.id)
    .executeTakeFirst();
  if (!found || (found.deletedAt !== null) !== (edit.isInTrash ?? false)) throw notFound('This record');
  const refuse = async () => {
    if (edit.version !== undefined && (edit.isRestStored?.() ?? true) && (await isStored(trx, table, edit))) {
      return false;
    }
    throw new AppError('version-conflict', 'Someone else changed this record since you opened it.', {
      current: await edit.current(),
    });
  };
  if (edit.version !== undefined && edit.version !== found.version) return refuse();
  const changes = { ...edit.changes, version: found.version + 1, updatedAt: edit.now.toISOString() };
  const written = await trx
    .updateTable(table as EditableTable)
    .set(changes as UpdateObject<Schema, EditableTable>)
    .where('id', '=', edit.id)
    .where('version', '=', found.version)
    .executeTakeFirst();
  // On Postgres another transaction may have come between the read and the write.
  return written.numUpdatedRows === 0n ? refuse() : true;
}

/** Whether every column of `changes` has its value already. */
async function isStored<Table extends EditableTable>(
  trx: Trx,
  table: Table,
  { id, changes }: { id: number; changes: UpdateObject<Schema, Table> },
): Promise<boolean> {
  const wanted = Object.entries(changes).filter(([, value]) => value !== undefined);
  const row: Record<string, unknown> = await trx
    .selectFrom(table as EditableTable)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return wanted.every(([column, value]) => row[column] === value);
}
