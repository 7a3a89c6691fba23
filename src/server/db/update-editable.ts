import type { UpdateObject } from 'kysely';
import { AppError, notFound } from '#server/errors.ts';
import type { Schema } from './schema.ts';
import type { Trx } from './transaction.ts';

type EditableTable = 'services' | 'requests' | 'quotes' | 'posts';

/**
 * Writes `changes` to the record and counts its version up. `version`, when the caller sent one,
 * must still be the present one: otherwise `version-conflict` with the record as it is now.
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
    isInTrash?: boolean;
  },
): Promise<void> {
  const found = await trx
    .selectFrom(table as EditableTable)
    .select(['version', 'deletedAt'])
    .where('id', '=', edit.id)
    .executeTakeFirst();
  if (!found || (found.deletedAt !== null) !== (edit.isInTrash ?? false)) throw notFound('This record');
  const conflict = async () =>
    new AppError('version-conflict', 'Somebody else has changed this record since you opened it.', {
      current: await edit.current(),
    });
  if (edit.version !== undefined && edit.version !== found.version) throw await conflict();
  const changes = { ...edit.changes, version: found.version + 1, updatedAt: edit.now.toISOString() };
  const written = await trx
    .updateTable(table as EditableTable)
    .set(changes as UpdateObject<Schema, EditableTable>)
    .where('id', '=', edit.id)
    .where('version', '=', found.version)
    .executeTakeFirst();
  // On Postgres another transaction may have come between the read and the write.
  if (written.numUpdatedRows === 0n) throw await conflict();
}
