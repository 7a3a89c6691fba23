import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';
import type { Schema } from './schema.ts';
import { inTransaction, type Trx } from './transaction.ts';

const rowsAtOnce = 200;

/**
 * Purges everything that `expired` selects, with a transaction for each batch, since one long statement would block all
 * other writers. Locked rows wait for the next sweep.
 */
export async function purgeInBatches<Table extends keyof Schema>(
  db: Db,
  expired: (trx: Trx) => SelectQueryBuilder<Schema, Table, { id: number }>,
  purge: (trx: Trx, ids: readonly number[]) => Promise<unknown>,
): Promise<void> {
  let purged: number;
  do {
    purged = await inTransaction(db, async (trx) => {
      const rows = await expired(trx)
        .limit(rowsAtOnce)
        .$if(getEngine(trx) === 'postgres', (query) => query.forUpdate().skipLocked())
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await purge(trx, ids);
      return rows.length;
    });
  } while (purged === rowsAtOnce);
}
