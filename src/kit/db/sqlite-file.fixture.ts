import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { silentLog } from '../../../tests/support/database.ts';
import { databaseFile, openDb } from './open.ts';

/** A SQLite file with a table of notes, whatever engine the tests run on, and a second connection to it. */
export async function sqliteFile(context: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sunweave-test-'));
  const db = openDb({ databaseUrl: null, dataDir }, silentLog);
  await sql`create table notes (text text)`.execute(db);
  const path = join(dataDir, databaseFile);
  const other = new DatabaseSync(path);
  context.after(async () => {
    other.close();
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return { db, other, path };
}
