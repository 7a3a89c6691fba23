import { notFound } from '#kit/server/errors.ts';
import { trashDays } from '#kit/wire/trash.ts';
import type { Trx } from './transaction.ts';

/** A row of these is in the trash while it has a `deletedAt`. */
type TrashTable =
  | 'services'
  | 'categories'
  | 'codes'
  | 'requests'
  | 'quotes'
  | 'posts'
  | 'customers'
  | 'properties';

/** Throws `not-found` for a record that is in the trash already. */
export const moveToTrash = (trx: Trx, table: TrashTable, id: number, now: Date): Promise<void> =>
  move(trx, table, { id, deletedAt: now.toISOString(), now });

/** Throws `not-found` for a record that is not in the trash. */
export const restoreFromTrash = (trx: Trx, table: TrashTable, id: number, now: Date): Promise<void> =>
  move(trx, table, { id, deletedAt: null, now });

interface Move {
  id: number;
  deletedAt: string | null;
  now: Date;
}

async function move(trx: Trx, table: TrashTable, { id, deletedAt, now }: Move): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set((set) => ({ deletedAt, version: set('version', '+', 1), updatedAt: now.toISOString() }))
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('This record');
}

/** Records deleted before this time are purged. */
export const trashCutoff = (now: Date): string =>
  new Date(now.getTime() - trashDays * 86_400_000).toISOString();
