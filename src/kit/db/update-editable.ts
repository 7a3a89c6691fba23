import type { UpdateObject } from 'kysely';
import { AppError, notFound } from '#kit/server/errors.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { Schema } from './schema.ts';
import type { Trx } from './transaction.ts';

type EditableTable =
  | 'services'
  | 'categories'
  | 'legalPages'
  | 'codes'
  | 'requests'
  | 'quotes'
  | 'posts'
  | 'crews'
  | 'blocks'
  | 'visits'
  | 'customers'
  | 'properties'
  | 'invoices';

/**
 * Writes `changes` to the record and increments its version. If the caller sent a `version` that is no longer current,
 * throws `version-conflict` with the current record. A change that is already stored writes nothing and returns false,
 * even with an older version: the client repeats it because the response was lost.
 */
export async function updateEditable<Table extends EditableTable>(
  trx: Trx,
  table: Table,
  edit: {
    id: number;
    version: number | undefined;
    changes: UpdateObject<Schema, Table>;
    now: Date;
    /** Reads the serialized record for the conflict. */
    current: () => Promise<unknown>;
    /** Whether the change's part in other tables is already stored too. */
    isRestStored?: () => boolean;
  },
): Promise<boolean> {
  const read = () =>
    trx
      .selectFrom(table as EditableTable)
      .selectAll()
      .where('id', '=', edit.id)
      .executeTakeFirst();
  const found = await read();
  const isDeleted = found && 'deletedAt' in found && found.deletedAt !== null;
  if (!found || isDeleted) throw notFound('This record');
  const isUnchanged = (row: object) => isStored(row, edit.changes) && (edit.isRestStored?.() ?? true);
  if (isUnchanged(found)) return false;
  const conflict = async () =>
    new AppError('version-conflict', 'Someone else changed this record since you opened it.', {
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
  if (written.numUpdatedRows > 0n) return true;
  // On Postgres another transaction may write between the read and the write.
  const present = await read();
  if (present && isUnchanged(present)) return false;
  throw await conflict();
}

/** Whether every column of `changes` has its value already. */
const isStored = (row: object, changes: object): boolean =>
  Object.entries(changes).every(
    ([column, value]) => value === undefined || findEntry(row as Record<string, unknown>, column) === value,
  );
