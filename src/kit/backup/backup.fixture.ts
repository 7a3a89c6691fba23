import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { CompiledQuery } from 'kysely';
import { type Db, openDb } from '#kit/db/open.ts';
import { createDiskStore, newFileName } from '#kit/files/store.ts';
import { api, files } from '#kit/paths/paths.ts';
import type { DataPlace } from '#kit/server/config.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { quoteBody } from '../../../tests/support/leads.ts';
import { backupsFolder } from './list-backups.ts';
import { makeBackup } from './make-backup.ts';
import { type RestoreOptions, restoreBackup } from './restore-backup.ts';
import { tablesAt } from './schema-at.ts';

/** A quote request with a photo, as the calculator sends it. */
export async function sendLead(t: TestApp, changes: object = {}): Promise<ContactAnswer & { photo: string }> {
  const photo = newFileName();
  const bytes = Buffer.from(`photo ${photo}`);
  await t.deps.files.write(photo, bytes);
  await t.deps.db
    .insertInto('uploads')
    .values({
      name: photo,
      width: 1,
      height: 1,
      bytes: bytes.length,
      createdAt: t.deps.clock().toISOString(),
    })
    .execute();
  // Past the limit on how many an address may send.
  t.setNow(new Date(t.deps.clock().getTime() + 600_001).toISOString());
  const items = [{ serviceId: await addService(t.deps.db), quantity: 2 }];
  const body = quoteBody(items, {}, { imageUrl: files.upload(photo), ...changes });
  const answer = await t.call('POST', api.contact, body, { 'Idempotency-Key': photo });
  if (answer.status !== 201) throw new Error(await answer.text());
  return { ...((await answer.json()) as ContactAnswer), photo };
}

/** Every row of every table but those of sessions, in an order of its own. */
export async function allRows(db: Db): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name } of await tablesAt()) {
    if (name === 'sessions') continue;
    const found = await db.withoutPlugins().executeQuery(CompiledQuery.raw(`select * from "${name}"`));
    rows[name] = found.rows
      .map((row) =>
        JSON.stringify(Object.entries(row as object).toSorted(([one], [other]) => (one < other ? -1 : 1))),
      )
      .toSorted();
  }
  return rows;
}

/** The files in the uploads of a data folder, and what is in them. */
export async function allFiles(dataDir: string): Promise<Record<string, string>> {
  const folder = join(dataDir, 'uploads');
  const names = (await readdir(folder)).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'base64')));
  return Object.fromEntries(names.map((name, index) => [name, contents[index]!]));
}

/** A data folder of this test alone, on SQLite whatever the engine of the run. */
export async function newSqlitePlace(context: TestContext): Promise<DataPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunweave-test-'));
  context.after(() => rm(dataDir, { recursive: true, force: true }));
  return { databaseUrl: null, dataDir };
}

/** A database without rows, which nobody has open, on the engine of the run; `migratedTo` as in createTestDatabase. */
export async function newPlace(context: TestContext, migratedTo?: string): Promise<DataPlace> {
  const database = await createTestDatabase({ migratedTo });
  await database.db.destroy();
  context.after(database.drop);
  return database;
}

export const restoreTo = async (
  place: DataPlace,
  folder: string,
  options: Partial<Omit<RestoreOptions, 'folder'>> = {},
) =>
  restoreBackup(
    {
      config: place,
      files: await createDiskStore(join(place.dataDir, 'uploads')),
      clock: () => new Date('2026-11-22T08:00:00.000Z'),
      log: silentLog,
    },
    { folder, confirm: async () => true, isSavedFirst: true, ...options },
  );

/** Looks into a place that nobody has open. */
export async function lookInto<Result>(place: DataPlace, look: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDb(place, silentLog);
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

export const backUp = (t: TestApp) => makeBackup(t.deps, { into: backupsFolder(t.deps.config.dataDir) });

/** A place with a lead of its own, which nobody has open. */
export async function occupiedPlace(context: TestContext) {
  const t = await createTestApp();
  const other = await sendLead(t, { firstName: 'Other' });
  const rows = await allRows(t.deps.db);
  const files = await allFiles(t.deps.config.dataDir);
  const { databaseUrl, dataDir } = t.deps.config;
  await t.deps.db.destroy();
  // The database is taken away by a connection of its own.
  context.after(() => t.close().catch(() => {}));
  const place: DataPlace = { databaseUrl, dataDir };
  return { place, rows, files, other };
}
