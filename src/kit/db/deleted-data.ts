import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { DataPlace } from '#kit/server/config.ts';
import { calendarDate, daysBetween } from '#kit/time/dates.ts';
import { type Db, databaseFile } from './open.ts';
import { getEngine } from './portable.ts';
import { keepWritersWaiting } from './transaction.ts';

interface Place {
  db: Db;
  config: DataPlace;
  clock: () => Date;
}

/**
 * Rewrites the SQLite file without deleted rows and empties its log. `secure_delete` overwrites deleted rows at once, but
 * not the copies from moving rows between pages, nor those in the log. Runs in a worker thread: writers wait meanwhile,
 * readers and the event loop do not.
 */
export async function compact({ config, clock }: Omit<Place, 'db'>): Promise<void> {
  if (config.databaseUrl) return;
  const workerData = { path: join(config.dataDir, databaseFile), day: getDay(clock()) };
  const compacted = new Promise<void>((resolve, reject) => {
    const worker = new Worker(source, { eval: true, workerData, execArgv: [] });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  await keepWritersWaiting(compacted);
}

/** Plain JavaScript, because the build is one file without an entry for a worker. */
const source = `
  const { workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData.path, { timeout: 20_000 });
  try {
    database.exec('vacuum');
    const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get();
    if (busy) throw new Error('another process is reading the log');
    database.exec('pragma user_version = ' + workerData.day);
  } finally {
    database.close();
  }
`;

/** In the transaction that erases: if the process ends before it compacts, the next sweep does. */
export async function requestCompaction(trx: Db): Promise<void> {
  if (getEngine(trx) === 'sqlite') await writeMark(trx, 0);
}

/** In the transaction that deletes: the next sweep compacts, unless one has today or, in a large file, some days ago. */
export async function markDeletion(trx: Db): Promise<void> {
  if (getEngine(trx) === 'sqlite') await writeMark(trx, -Math.abs(await readMark(trx)));
}

/** A new file has nothing to compact, and the first sign-in must not wait for it. */
export async function skipCompaction(db: Db, now: Date): Promise<void> {
  if (getEngine(db) === 'sqlite') await writeMark(db, getDay(now));
}

/** Rewriting takes a minute for four gigabytes. A larger file waits for more days, but no longer than a week. */
const bytesOfDay = 500_000_000;
const mostDays = 7;

/**
 * Compacts where rows were deleted, at most once a day, and after an erasure that could not. A file of many times
 * `bytesADay` is compacted after as many days. Always empties the log.
 */
export async function sweepDeletedData(place: Place, bytesADay = bytesOfDay): Promise<void> {
  const { db, config, clock } = place;
  if (getEngine(db) === 'postgres') return;
  const { size } = statSync(join(config.dataDir, databaseFile));
  const days = Math.min(mostDays, Math.ceil(size / bytesADay));
  const mark = await readMark(db);
  const isDue = mark === 0 || (mark < 0 && daysSince(-mark, clock()) >= days);
  if (isDue) await compact(place);
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * SQLite stores this number with the file: the day of the last compaction, negative if rows were deleted since, 0 if
 * compaction is due at once.
 */
async function readMark(db: Db): Promise<number> {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(db);
  return rows[0]!.userVersion;
}

const writeMark = (db: Db, mark: number) => sql`pragma user_version = ${sql.lit(mark)}`.execute(db);

/** At a million requests writers wait for a minute, so a day begins when few write, and the nightly backup is done. */
const dayBegins = 4 * 3_600_000;

/** 20261121 */
const getDay = (now: Date) => Number(calendarDate(new Date(now.getTime() - dayBegins)).replaceAll('-', ''));

/** Or until that day, where a clock was put back. */
const daysSince = (day: number, now: Date) => Math.abs(daysBetween(getDate(day), getDate(getDay(now))));

const getDate = (day: number) => String(day).replace(/(\d{2})(\d{2})$/, '-$1-$2');
