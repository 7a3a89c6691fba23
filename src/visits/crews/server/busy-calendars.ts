import type { Db } from '#kit/db/open.ts';
import type { BusyCalendarRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Config } from '#kit/server/config.ts';
import type { Deps } from '#kit/server/deps.ts';
import { isThisComputer, requireCallable } from '#kit/server/outside-url.ts';

/** By crew. */
export const listCalendars = async (db: Db): Promise<ReadonlyMap<number, BusyCalendarRow>> =>
  new Map((await db.selectFrom('busyCalendars').selectAll().execute()).map((row) => [row.crewId, row]));

/** The address by which a calendar is read. Throws 422 for one that must not be called. */
export function toCallable(config: Pick<Config, 'publicUrl'>, address: string): string {
  const url = new URL(address);
  const scheme = isThisComputer(url.hostname) ? 'http' : 'https';
  const { href } = url.protocol === 'webcal:' ? new URL(address.replace(/^webcal/i, scheme)) : url;
  requireCallable(config, 'busyCalendarUrl', href);
  return href;
}

/** The crew's calendar from now on, or none. It is read at once, as a whole; what another said does not count anymore. */
export async function saveCalendar(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  trx: Trx,
  crewId: number,
  address: string | null,
): Promise<void> {
  const url = address && toCallable(config, address);
  const due = { etag: '', dueAt: clock().toISOString() };
  if (url !== null) {
    const again = await trx
      .updateTable('busyCalendars')
      .set(due)
      .where('crewId', '=', crewId)
      .where('url', '=', url)
      .executeTakeFirst();
    if (again.numUpdatedRows > 0n) return;
  }
  await trx.deleteFrom('busySpans').where('crewId', '=', crewId).execute();
  await trx.deleteFrom('busyCalendars').where('crewId', '=', crewId).execute();
  if (url !== null)
    await trx
      .insertInto('busyCalendars')
      .values({ crewId, url, ...due })
      .execute();
}
