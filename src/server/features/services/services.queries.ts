import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { ServiceRow } from '#server/db/schema.ts';
import type { Trx } from '#server/db/transaction.ts';

/** What the public sees, by category (couch, chair, carpet, mattress), then manual order, then id. */
export function listActiveServices(db: Db): Promise<ServiceRow[]> {
  return db
    .selectFrom('services')
    .selectAll()
    .where('isActive', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy(sql`case category when 'couch' then 0 when 'chair' then 1 when 'carpet' then 2 else 3 end`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Those of the ids that may be sold now; inside the transaction that sells them. */
export function listActiveServicesById(trx: Trx, ids: readonly number[]): Promise<ServiceRow[]> {
  return trx
    .selectFrom('services')
    .selectAll()
    .where('id', 'in', ids)
    .where('isActive', '=', 1)
    .where('deletedAt', 'is', null)
    .execute();
}

export async function countActiveServices(db: Db): Promise<number> {
  const row = await db
    .selectFrom('services')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('isActive', '=', 1)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** When the public catalogue last changed, a service taken out of it included; null when there was never one. */
export async function findNewestServiceChange(db: Db): Promise<string | null> {
  const { time } = await db
    .selectFrom('services')
    .select((select) => select.fn.max('updatedAt').as('time'))
    .executeTakeFirstOrThrow();
  return time;
}
