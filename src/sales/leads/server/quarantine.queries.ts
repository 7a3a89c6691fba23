import { type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import type { RequestRow } from '#kit/db/tables/requests.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Paging } from '#kit/wire/paging.ts';

/** Newest first. */
export const listQuarantined = (db: Db, paging: Paging): Promise<ListPage<RequestRow>> =>
  readNewestFirst(
    db,
    db.selectFrom('requests').selectAll().where('quarantinedAt', 'is not', null),
    ['quarantinedAt', 'id'],
    paging,
  );

interface Decision {
  id: number;
  /** The expected state: the second of two simultaneous decisions finds nothing. */
  isQuarantined: boolean;
  changes: { quarantinedAt: string | null; deletedAt: string | null; spamReasons?: string };
  now: Date;
}

/** Moves a request that is or was in quarantine, with its quotes. Throws `not-found` for any other. */
export async function moveQuarantined(
  trx: Trx,
  { id, isQuarantined, changes, now }: Decision,
): Promise<void> {
  const { quarantinedAt, deletedAt } = changes;
  const moved = await trx
    .updateTable('requests')
    .set((set) => ({ ...changes, version: set('version', '+', 1), updatedAt: now.toISOString() }))
    .where('id', '=', id)
    .where('spamReasons', '!=', '')
    .where('deletedAt', 'is not', null)
    .where('quarantinedAt', isQuarantined ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw notFound('This suspected spam');
  await trx
    .updateTable('quotes')
    .set((set) => ({
      deletedAt: quarantinedAt ?? deletedAt,
      version: set('version', '+', 1),
      updatedAt: now.toISOString(),
    }))
    .where('requestId', '=', id)
    .execute();
}
