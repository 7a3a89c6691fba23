import type { Db } from '#kit/db/open.ts';
import type { NightlyBackupRow } from '#kit/db/tables/maintenance.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import { getReason } from './backup-text.ts';
import { backupsFolder, listBackups, listBackupsIn, replacedFolder } from './list-backups.ts';
import { type Backup, type BackupOptions, makeBackup } from './make-backup.ts';
import { deleteBackup, surplusBackups } from './surplus-backups.ts';
import { removeLeftovers } from './unfinished.ts';

/** Writes in the transaction that says that the backup was made. */
type OnMade = (trx: Trx, folder: string) => Promise<void>;

interface Making {
  onMade: OnMade;
  /** The server makes it in a process of its own. */
  make: (
    deps: Pick<Deps, 'config' | 'files' | 'clock'>,
    options: Pick<BackupOptions, 'into' | 'signal'>,
  ) => Promise<Backup>;
}

type NightlyDeps = Pick<Deps, 'config' | 'db' | 'files' | 'clock' | 'log'>;

const startMinutes = 3 * 60;
/** A backup claim that was not renewed for this long belongs to a dead process. */
const abandonedMilliseconds = 3_600_000;
const signOfLifeMilliseconds = 600_000;
const rememberedNights = 90;

/**
 * Run at the start and every hour: makes the backup of the night once it is three o'clock where the business is, or at
 * the next chance, and then deletes what is too old. Of several instances one does it. A failure is logged,
 * noted, and tried again with the next sweep. What killed runs have left is removed, also with backups switched off.
 */
export async function sweepBackups(
  deps: NightlyDeps,
  signal: AbortSignal,
  { onMade = async () => {}, make = makeBackup }: Partial<Making> = {},
): Promise<void> {
  const { config, log } = deps;
  if (signal.aborted) return;
  try {
    await removeLeftovers(config.dataDir);
    if (config.backupKeepDays === null) return;
    const night = await claimNight(deps);
    if (night !== null) await backUp(deps, night, { signal, onMade, make });
    // Even if another instance makes tonight's backup, this one's own backups get too old.
    await deleteOld(deps, config.backupKeepDays);
  } catch (error) {
    log.error('nightly backup failed', { error: getReason(error) });
  }
}

/** The night whose backup this instance is to make now; null where there is none to make. */
async function claimNight({ db, clock }: NightlyDeps): Promise<string | null> {
  const now = clock();
  const { night, startsAt } = latestNight(now);
  const known = await db
    .selectFrom('nightlyBackups')
    .selectAll()
    .where('night', '=', night)
    .executeTakeFirst();
  if (known) return (await takeOver(db, known, now)) ? night : null;
  if (!(await isOlderThan(db, startsAt))) return null;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('nightlyBackups')
    .values({ night, startedAt: now.toISOString(), finishedAt: null, folder: null, error: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? night : null;
}

/** The last time that it was three o'clock, and the calendar date then. */
function latestNight(now: Date): { night: string; startsAt: Date } {
  const today = calendarDate(now);
  const getStart = (date: string) => ({
    night: date,
    startsAt: getInstant(date, startMinutes),
  });
  const ofToday = getStart(today);
  return ofToday.startsAt <= now ? ofToday : getStart(addDays(today, -1));
}

/** One that failed, or whose maker died; a start in the future is a clock that was put back. */
async function takeOver(db: Db, known: NightlyBackupRow, now: Date): Promise<boolean> {
  if (known.finishedAt !== null) return false;
  const age = Math.abs(now.getTime() - Date.parse(known.startedAt));
  if (known.error === null && age < abandonedMilliseconds) return false;
  const { numUpdatedRows } = await db
    .updateTable('nightlyBackups')
    .set({ startedAt: now.toISOString(), error: null })
    .where('night', '=', known.night)
    .where('startedAt', '=', known.startedAt)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A site whose first administrator is younger has nothing yet that a backup of that night would have held. */
async function isOlderThan(db: Db, time: Date): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('createdAt', '<', time.toISOString())
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

async function backUp(
  deps: NightlyDeps,
  night: string,
  { signal, onMade, make }: Making & { signal: AbortSignal },
): Promise<void> {
  const { db, clock, log } = deps;
  const row = db.updateTable('nightlyBackups').where('night', '=', night);
  // A long one would otherwise be begun a second time by another instance.
  const signsOfLife = setInterval(() => {
    row
      .set({ startedAt: clock().toISOString() })
      .execute()
      .catch(() => {});
  }, signOfLifeMilliseconds);
  try {
    const { folder, manifest } = await make(deps, { into: backupsFolder(deps.config.dataDir), signal });
    await inTransaction(db, async (trx) => {
      const finished = { finishedAt: clock().toISOString(), folder, error: null };
      await trx.updateTable('nightlyBackups').set(finished).where('night', '=', night).execute();
      await onMade(trx, folder);
    });
    log.info('nightly backup made', { folder, files: manifest.uploads.rows });
    if (manifest.missing.length > 0) {
      log.warn('the backup lacks files that the database names', { count: manifest.missing.length });
    }
  } catch (error) {
    const isStopped = signal.aborted;
    if (isStopped) await db.deleteFrom('nightlyBackups').where('night', '=', night).execute();
    else await row.set({ error: getReason(error) }).execute();
    if (!isStopped) throw error;
  } finally {
    clearInterval(signsOfLife);
  }
}

async function deleteOld({ config, db, clock, log }: NightlyDeps, keepDays: number): Promise<void> {
  const made = await listBackups(config.dataDir);
  const replaced = await listBackupsIn(replacedFolder(config.dataDir));
  const surplus = [made, replaced].flatMap((backups) => surplusBackups(backups, clock(), keepDays));
  for (const { folder } of surplus) await deleteBackup(folder);
  if (surplus.length > 0) log.info('old backups deleted', { count: surplus.length });
  const oldest = addDays(calendarDate(clock()), -rememberedNights);
  await db.deleteFrom('nightlyBackups').where('night', '<', oldest).execute();
}
