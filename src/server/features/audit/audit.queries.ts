import { type ListPage, newestFirst, readNewestFirst } from '#server/db/list-page.ts';
import type { Db } from '#server/db/open.ts';
import type { AuditEntryRow } from '#server/db/tables/audit.ts';
import { type AuditFilter, auditKeptDays } from '#shared/audit.ts';
import { business } from '#shared/content/business.ts';
import { addDays, instantOf } from '#shared/dates.ts';
import type { Paging } from '#shared/paging.ts';

/** Newest first. */
export const listAudit = (
  db: Db,
  { limit, offset, ...filter }: AuditFilter & Paging & { before?: number | undefined },
): Promise<ListPage<AuditEntryRow>> =>
  readNewestFirst(db, filtered(db, filter), ['createdAt', 'id'], { limit: limit ?? 100, offset });

/** The next entries after this id, for the export. */
export const listAuditBefore = (
  db: Db,
  filter: AuditFilter,
  { id, limit }: { id: number; limit: number },
): Promise<AuditEntryRow[]> =>
  newestFirst(filtered(db, filter).where('id', '<', id), ['id'])
    .limit(limit)
    .execute();

function filtered(
  db: Db,
  { person, action, from, to, before }: AuditFilter & { before?: number | undefined },
) {
  const begin = (date: string) => instantOf(date, 0, business.timeZone).toISOString();
  return db
    .selectFrom('auditEntries')
    .selectAll()
    .$if(person !== undefined, (query) => query.where('userId', '=', person!))
    .$if(action !== undefined, (query) => query.where('action', '=', action!))
    .$if(from !== undefined, (query) => query.where('createdAt', '>=', begin(from!)))
    .$if(to !== undefined, (query) => query.where('createdAt', '<', begin(addDays(to!, 1))))
    .$if(before !== undefined, (query) => query.where('id', '<', before!));
}

/** Deletes what is older than two years. The database counts them itself and refuses to delete more. */
export async function sweepAudit(db: Db): Promise<void> {
  // A day later than the database allows, by the same real clock.
  const oldest = new Date(Date.now() - (auditKeptDays + 1) * 86_400_000).toISOString();
  await db.deleteFrom('auditEntries').where('createdAt', '<', oldest).execute();
}
