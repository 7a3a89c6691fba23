import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';

/** How many transactions wait for a lock on Postgres. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}
