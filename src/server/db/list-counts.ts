import { sql } from 'kysely';
import type { Log } from '#server/log.ts';
import { locks } from './advisory-locks.ts';
import type { Db } from './open.ts';
import { engineOf } from './portable.ts';
import type { CountedList, ListCountsTable } from './tables/list-counts.ts';
import { inTransaction, type Trx } from './transaction.ts';

/** How many rows of a list there are, without looking at one; none of those in the trash. */
export async function countList(
  db: Db,
  list: CountedList,
  { status, kind }: { status?: string | undefined; kind?: string | undefined } = {},
): Promise<number> {
  let query = db.selectFrom('listCounts').where('list', '=', list);
  if (status !== undefined) query = query.where('status', '=', status);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  const { sum } = await query
    .select((select) => select.fn.sum<number | null>('count').as('sum'))
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

/** How many of a status there are of each kind; a kind without one may be left out. */
export async function countListByKind(
  db: Db,
  list: CountedList,
  status: string,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('listCounts')
    .select((select) => ['kind', select.fn.sum<number>('count').as('sum')])
    .where('list', '=', list)
    .where('status', '=', status)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

/** How many there are of each status; a status without one may be left out. */
export async function countListByStatus(db: Db, list: CountedList): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('listCounts')
    .select((select) => ['status', select.fn.sum<number>('count').as('sum')])
    .where('list', '=', list)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, sum }) => [status, sum]));
}

/**
 * Counts every list anew and puts right what is kept, where somebody has changed rows with the triggers off. Run now
 * and then: what is wrong is logged.
 */
export async function mendListCounts(db: Db, log: Log): Promise<void> {
  const wrong = await readDifferences(db);
  if (wrong.length === 0) return;
  const mended = await inTransaction(db, async (trx) => {
    // Of two instances that count at the same moment the second finds nothing any more.
    if (engineOf(trx) === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.join([...locks.mendingCounts])})`.execute(trx);
    }
    const differences = await readDifferences(trx);
    for (const difference of differences) await addToCount(trx, difference);
    return differences;
  });
  if (mended.length > 0) log.warn('list counts were wrong', { mended });
}

/** In one statement, which sees each row and what its trigger has counted together, whoever writes meanwhile. */
async function readDifferences(db: Db): Promise<ListCountsTable[]> {
  const { rows } = await sql<ListCountsTable>`
    select list, status, kind, sum(count) as count from (
      select 'requests' as list, status, priority as kind, count(*) as count
        from requests where deleted_at is null group by status, priority
      union all
      select 'quotes', status, '', count(*) from quotes where deleted_at is null group by status
      union all
      select 'emails', status, purpose, count(*) from outbox where kind = 'email' group by status, purpose
      union all
      select 'subscribers', status, '', count(*) from newsletter_subscribers group by status
      union all
      select 'posts', case is_published when 1 then 'published' else 'draft' end, trim(category), count(*)
        from posts where deleted_at is null group by is_published, trim(category)
      union all
      select list, status, kind, -count from list_counts
    ) as counted
    group by list, status, kind
    having sum(count) <> 0
  `.execute(db);
  return rows;
}

async function addToCount(trx: Trx, difference: ListCountsTable): Promise<void> {
  const insert = trx.insertInto('listCounts').values(difference);
  if (engineOf(trx) === 'postgres') {
    await insert.execute();
    return;
  }
  await insert
    .onConflict((conflict) =>
      conflict
        .columns(['list', 'status', 'kind'])
        .doUpdateSet((set) => ({ count: set('listCounts.count', '+', difference.count) })),
    )
    .execute();
}
