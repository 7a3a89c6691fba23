import { sql } from 'kysely';
import { type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import { newestFirst } from '#kit/db/list-rows.ts';
import type { Db } from '#kit/db/open.ts';
import { purgeInBatches } from '#kit/db/purge-in-batches.ts';
import { type AuditFilter, auditKeptDays } from '#kit/events/audit.ts';
import { addDays, getInstant } from '#kit/time/dates.ts';
import type { Paging } from '#kit/wire/paging.ts';
import type { AuditRow } from './audit.serializer.ts';

/** Newest first; with `before`, what is older than that entry. */
export async function listAudit(
  db: Db,
  { limit = 100, offset, before, ...filter }: AuditFilter & Paging & { before?: number | undefined },
): Promise<ListPage<AuditRow>> {
  const last = before === undefined ? undefined : await findTime(db, before);
  const query = filtered(db, filter)
    // Its entry is older than two years by now, and so are all before it.
    .$if(before !== undefined && !last, (none) => none.where('id', '=', 0))
    .$if(last !== undefined, (older) =>
      older.where(isOlderThan({ createdAt: last!.createdAt, id: before! })),
    );
  return readNewestFirst(db, query, order, { limit, offset });
}

const order = ['createdAt', 'id'] as const;

/** A comparison of rows, which the indexes answer without reading what lies between. */
const isOlderThan = ({ createdAt, id }: Pick<AuditRow, 'createdAt' | 'id'>) =>
  sql<boolean>`(created_at, id) < (${createdAt}, ${id})`;

const findTime = (db: Db, id: number) =>
  entries(db).select('createdAt').where('id', '=', id).executeTakeFirst();

/** The indexes of the log have only these rows; with a parameter no plan would use them. */
const entries = (db: Db) => db.selectFrom('events').where('isAudit', '=', sql.lit(1));

/** The first entries, or those that follow the last one read, for the export. */
export const listAuditAfter = (
  db: Db,
  filter: AuditFilter,
  { last, limit }: { last: AuditRow | undefined; limit: number },
): Promise<AuditRow[]> =>
  newestFirst(
    filtered(db, filter).$if(last !== undefined, (older) => older.where(isOlderThan(last!))),
    order,
  )
    .limit(limit)
    .execute();

function filtered(db: Db, { person, action, from, to }: AuditFilter) {
  const begin = (date: string) => getInstant(date, 0).toISOString();
  return entries(db)
    .selectAll()
    .$narrowType<AuditRow>()
    .$if(person !== undefined, (query) => query.where('userId', '=', person!))
    .$if(action !== undefined, (query) => query.where('type', '=', action!))
    .$if(from !== undefined, (query) => query.where('createdAt', '>=', begin(from!)))
    .$if(to !== undefined, (query) => query.where('createdAt', '<', begin(addDays(to!, 1))));
}

/** Deletes entries older than two years. A trigger of the database refuses to delete younger ones. */
export async function sweepAudit(db: Db): Promise<void> {
  // A day later than the database allows, by the same real clock.
  const oldest = new Date(Date.now() - (auditKeptDays + 1) * 86_400_000).toISOString();
  await purgeInBatches(
    db,
    (trx) => entries(trx).select('id').where('createdAt', '<', oldest),
    (trx, ids) => trx.deleteFrom('events').where('id', 'in', ids).execute(),
  );
}
