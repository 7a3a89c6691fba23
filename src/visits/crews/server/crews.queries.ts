import type { Db } from '#kit/db/open.ts';
import type { CrewRow } from '#kit/db/tables/visits.ts';
import { notFound } from '#kit/server/errors.ts';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';

/** In the order of creation. */
export const listCrews = (db: Db): Promise<CrewRow[]> =>
  db.selectFrom('crews').selectAll().orderBy('id').execute();

export const getCrew = (db: Db, id: number): Promise<CrewRow> =>
  db
    .selectFrom('crews')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This crew'));

/** How many open visits each crew has from `today` on. */
export async function countVisitsAhead(db: Db, today: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('visits')
    .select((select) => ['crewId', select.fn.countAll<number>().as('count')])
    .where('date', '>=', today)
    .where('status', 'in', openVisitStatuses)
    .groupBy('crewId')
    .execute();
  return new Map(rows.map(({ crewId, count }) => [crewId, count]));
}
