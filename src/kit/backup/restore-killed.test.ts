import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import fs, { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { databaseFile } from '#kit/db/open.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import {
  allRows,
  backUp,
  lookInto,
  newSqlitePlace,
  occupiedPlace,
  restoreTo,
  sendLead,
} from './backup.fixture.ts';
import { removeLeftovers } from './unfinished.ts';

async function makeBackup(context: TestContext): Promise<string> {
  const t = await openTestApp(context);
  await sendLead(t);
  return (await backUp(t)).folder;
}

/** The data folder as a kill before each change of a name in it would leave it, and as it is at the end. */
async function copyAtEachChange(context: TestContext, dataDir: string, run: () => Promise<unknown>) {
  const copies: string[] = [];
  async function copy() {
    const place = await newSqlitePlace(context);
    // Closing a copied lock would release it.
    await cp(dataDir, place.dataDir, { recursive: true, filter: (name) => !name.endsWith('.lock') });
    copies.push(place.dataDir);
  }
  for (const name of ['link', 'rename', 'rm'] as const) {
    const original = fs[name] as (...args: unknown[]) => Promise<void>;
    context.mock.method(fs, name, async (...args: unknown[]) => {
      await copy();
      return original(...args);
    });
  }
  syncBuiltinESMExports();
  try {
    await run();
  } finally {
    context.mock.restoreAll();
    syncBuiltinESMExports();
  }
  await copy();
  return copies;
}

const namesIn = (dataDir: string) =>
  lookInto({ databaseUrl: null, dataDir }, async (db) =>
    (await db.selectFrom('requests').select('firstName').execute()).map(({ firstName }) => firstName),
  );

if (process.env.TEST_DATABASE === 'postgres') {
  test('a restore on Postgres whose transaction or lock is gone before its end changes nothing', async (context) => {
    const folder = await makeBackup(context);
    const { place, rows } = await occupiedPlace(context);
    const kills = [
      'select pg_terminate_backend(pg_backend_pid())',
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
       and database = (select oid from pg_database where datname = current_database())`,
    ];
    for (const kill of kills) {
      const onLoaded = async (db: Parameters<typeof allRows>[0]) => {
        const { rows: restored } = await db.executeQuery(CompiledQuery.raw('select * from requests'));
        assert.equal(restored.length, 1);
        await db.executeQuery(CompiledQuery.raw(kill));
      };
      await assert.rejects(restoreTo(place, folder, { onLoaded, isSavedFirst: false }), /onnection/, kill);
      assert.deepEqual(await lookInto(place, allRows), rows);
    }
    await restoreTo(place, folder);
  });
} else {
  test('a restore on SQLite killed at any step leaves the former or the restored data, and the next start tidies up', async (context) => {
    const folder = await makeBackup(context);
    const { place } = await occupiedPlace(context);
    const copies = await copyAtEachChange(context, place.dataDir, () => restoreTo(place, folder));
    const found = new Set<string>();
    for (const dataDir of copies) {
      await removeLeftovers(dataDir);
      assert.equal((await readdir(dataDir)).includes('restoring'), false);
      found.add((await namesIn(dataDir)).join());
    }
    assert.deepEqual([...found], ['Other', 'Ana']);
  });

  test('a database that SQLite cannot read is set aside with its log, and is one or the other after a kill', async (context) => {
    const folder = await makeBackup(context);
    const place = await newSqlitePlace(context);
    const path = join(place.dataDir, databaseFile);
    await writeFile(path, 'no database '.repeat(1000));
    await writeFile(`${path}-wal`, 'a log');
    let setAside = '';
    const copies = await copyAtEachChange(context, place.dataDir, async () => {
      const restored = await restoreTo(place, folder);
      assert.equal(restored.savedFirst, null);
      setAside = restored.setAside!;
    });
    for (const dataDir of copies) {
      const inCopy = join(dataDir, databaseFile);
      const isFormer = (await readFile(inCopy, 'latin1')).startsWith('no database');
      if (isFormer) continue;
      assert.equal(existsSync(`${inCopy}-wal`), false);
      assert.deepEqual(await namesIn(dataDir), ['Ana']);
    }
    assert.deepEqual(await namesIn(place.dataDir), ['Ana']);
    assert.match(await readFile(setAside, 'utf8'), /^no database/);
    assert.equal(await readFile(`${setAside}-wal`, 'utf8'), 'a log');
  });
}
