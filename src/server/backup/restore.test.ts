import assert from 'node:assert/strict';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { markInUse } from '#server/db/in-use.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDiskStore, newFileName } from '#server/files/store.ts';
import { createTestApp, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { silentLog } from '../../../tests/support/database.ts';
import {
  allFiles,
  allRows,
  lookInto,
  newPlace,
  newSqlitePlace,
  type Place,
  restoreTo,
  sendLead,
} from './backup.fixture.ts';
import { backupsFolder, listBackups, listBackupsIn, replacedFolder } from './list-backups.ts';
import { makeBackup } from './make-backup.ts';
import { BackupError, readManifest, tableFile, uploadFile, writeManifest } from './manifest.ts';

const backUp = (t: TestApp) => makeBackup(t.deps, { into: backupsFolder(t.deps.config.dataDir) });

test('what a backup holds comes back row for row and file for file, and ids go on where they were', async (context) => {
  const t = await openTestApp(context);
  for (let count = 0; count < 3; count++) await sendLead(t);
  const last = await sendLead(t, { firstName: 'Åsa "\\u0000"\u2028', message: '💧' });
  await t.adminCall('GET', '/api/admin/account');
  // The highest id was given, and its record is gone.
  await t.deps.db.deleteFrom('quoteItems').where('quoteId', '=', last.quoteId).execute();
  await t.deps.db.deleteFrom('quotes').where('id', '=', last.quoteId).execute();
  const { folder, manifest } = await backUp(t);
  const place = await newPlace(context);
  await restoreTo(place, folder);
  assert.deepEqual(await lookInto(place, allRows), await allRows(t.deps.db));
  assert.deepEqual(await allFiles(place.dataDir), await allFiles(t.deps.config.dataDir));
  assert.equal(manifest.uploads.rows, 4);
  const inserted = await lookInto(place, (db) =>
    db
      .insertInto('requests')
      .values({
        firstName: 'N',
        lastName: '',
        email: '',
        phone: '',
        service: 'x',
        message: '',
        imageUrl: null,
        status: 'new',
        priority: 'low',
        notes: '',
        firstReplyAt: null,
        searchText: '',
        createdAt: 'x',
        updatedAt: 'x',
        deletedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  assert.equal(inserted.id, last.id + 1);
  assert.equal((await lookInto(place, (db) => db.selectFrom('sessions').selectAll().execute())).length, 0);
  assert.notEqual((await t.deps.db.selectFrom('sessions').selectAll().execute()).length, 0);
});

test('a backup made while leads come in holds each of them whole or not at all', async (context) => {
  const t = await openTestApp(context);
  for (let count = 0; count < 5; count++) await sendLead(t);
  let isDone = false;
  const coming = (async () => {
    while (!isDone) await sendLead(t);
  })();
  const { folder } = await backUp(t);
  isDone = true;
  await coming;
  const place = await newPlace(context);
  await restoreTo(place, folder);
  const present = await allRows(t.deps.db);
  const restored = await lookInto(place, allRows);
  const requests = restored.requests!.length;
  assert.ok(requests >= 5);
  for (const table of ['requests', 'quotes', 'quote_items', 'idempotency_keys'] as const) {
    const known = new Set(present[table]);
    assert.deepEqual(
      restored[table]!.filter((row) => !known.has(row)),
      [],
      table,
    );
    assert.equal(restored[table]!.length, requests, table);
  }
  // One for the business and one for the customer; a request and a quote were made.
  assert.equal(restored.outbox!.length, 2 * requests);
  assert.equal(restored.history!.length, 2 * requests);
  const named = await lookInto(place, (db) => db.selectFrom('uploads').select('name').execute());
  assert.deepEqual(Object.keys(await allFiles(place.dataDir)), named.map(({ name }) => name).toSorted());
});

test('a backup moves to SQLite and from there back to where it came from', async (context) => {
  const t = await openTestApp(context);
  await sendLead(t);
  const { folder } = await backUp(t);
  const sqlite = await newSqlitePlace(context);
  await restoreTo(sqlite, folder);
  const files = await createDiskStore(join(sqlite.dataDir, 'uploads'));
  const again = await makeBackup(
    { config: sqlite, files, clock: t.deps.clock },
    { into: backupsFolder(sqlite.dataDir) },
  );
  assert.equal(again.manifest.engine, 'sqlite');
  const place = await newPlace(context);
  await restoreTo(place, again.folder);
  assert.deepEqual(await lookInto(place, allRows), await allRows(t.deps.db));
  assert.deepEqual(await allFiles(place.dataDir), await allFiles(t.deps.config.dataDir));
});

test('what a restore replaces is a backup itself, and its photos are gone from the uploads', async (context) => {
  const t = await openTestApp(context);
  await sendLead(t);
  const { folder } = await backUp(t);
  const { place, rows, files, other } = await occupiedPlace(context);
  const asked: unknown[] = [];
  const { savedFirst } = await restoreTo(place, folder, {
    confirm: async (present) => asked.push(present.kind) > 0,
  });
  assert.deepEqual(asked, ['rows']);
  assert.deepEqual(await allFiles(place.dataDir), await allFiles(t.deps.config.dataDir));
  assert.deepEqual(await listBackups(place.dataDir), []);
  assert.deepEqual(
    (await listBackupsIn(replacedFolder(place.dataDir))).map((each) => each.folder),
    [savedFirst],
  );
  await restoreTo(place, savedFirst!, { isSavedFirst: false });
  assert.deepEqual(await lookInto(place, allRows), { ...rows, file_removals: [] });
  assert.deepEqual(await allFiles(place.dataDir), files);
  assert.ok(other.photo in files);
});

/** A place with a lead of its own, which nobody has open. */
async function occupiedPlace(context: TestContext) {
  const t = await createTestApp();
  const other = await sendLead(t, { firstName: 'Other' });
  const rows = await allRows(t.deps.db);
  const files = await allFiles(t.deps.config.dataDir);
  const { databaseUrl, dataDir } = t.deps.config;
  await t.deps.db.destroy();
  // The database is taken away by a connection of its own.
  context.after(() => t.close().catch(() => {}));
  const place: Place = { databaseUrl, dataDir };
  return { place, rows, files, other };
}

test('a refused or declined restore changes nothing', async (context) => {
  const t = await openTestApp(context);
  const { photo } = await sendLead(t);
  const { folder } = await backUp(t);
  const { place, rows, files } = await occupiedPlace(context);
  const faults: Record<string, () => Promise<void>> = {
    'a flipped bit in a table': () => flipBit(join(folder, tableFile('requests'))),
    'a table that is cut off': () => truncate(join(folder, tableFile('quotes')), 40),
    'a table that is gone': () => rm(join(folder, tableFile('outbox'))),
    'a flipped bit in a photo': () => flipBit(join(folder, uploadFile(photo))),
    'a photo that is gone': () => rm(join(folder, uploadFile(photo))),
    'another number in the manifest': () =>
      editManifest(folder, (text) => text.replace('"rows": 1,', '"rows": 2,')),
    'a manifest that is cut off': () => truncate(join(folder, 'manifest.json'), 100),
    'no manifest': () => rm(join(folder, 'manifest.json')),
  };
  await assert.rejects(restoreTo(place, folder, { confirm: async () => false }), /Nothing was changed/);
  for (const [fault, cause] of Object.entries(faults)) {
    const whole = await readAll(folder);
    await cause();
    await assert.rejects(restoreTo(place, folder), BackupError, fault);
    assert.deepEqual(await lookInto(place, allRows), rows, fault);
    assert.deepEqual(await allFiles(place.dataDir), files, fault);
    for (const [path, bytes] of whole) await writeFile(path, bytes);
  }
  await restoreTo(place, folder);
});

async function flipBit(path: string) {
  const bytes = await readFile(path);
  const middle = bytes.length >> 1;
  bytes[middle] = bytes[middle]! ^ 1;
  await writeFile(path, bytes);
}

const editManifest = async (folder: string, edit: (text: string) => string) => {
  const path = join(folder, 'manifest.json');
  await writeFile(path, edit(await readFile(path, 'utf8')));
};

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
}

test('a backup of a newer version of the product is refused', async (context) => {
  const t = await openTestApp(context);
  await sendLead(t);
  const { folder } = await backUp(t);
  await writeManifest(folder, { ...(await readManifest(folder)), lastMigration: '9999-future' });
  const { place, rows } = await occupiedPlace(context);
  await assert.rejects(restoreTo(place, folder), /newer version/);
  assert.deepEqual(await lookInto(place, allRows), rows);
});

test('a backup of an older version is brought up to date', async (context) => {
  const old = await newSqlitePlace(context);
  await lookInto(old, async (db) => {
    await migrate(db, '0002-newsletter');
    await db.insertInto('secrets').values({ name: 'old', value: 'kept' }).execute();
    await db
      .insertInto('uploads')
      .values({
        name: newFileName(),
        width: 1,
        height: 1,
        bytes: 1,
        createdAt: '2026-01-01T00:00:00.000Z',
      } as never)
      .execute();
  });
  const files = await createDiskStore(join(old.dataDir, 'uploads'));
  const { folder, manifest } = await makeBackup(
    { config: old, files, clock: () => new Date() },
    { into: backupsFolder(old.dataDir) },
  );
  assert.equal(manifest.missing.length, 1);
  const place = await newPlace(context);
  await restoreTo(place, folder);
  const rows = await lookInto(place, allRows);
  assert.match(rows.secrets!.join(), /kept/);
  assert.match(rows.uploads!.join(), /"is_public",0/);
});

test('data that a server uses is not restored over, and while it is restored no server starts', async (context) => {
  const t = await openTestApp(context);
  await sendLead(t);
  const { folder } = await backUp(t);
  const { place, rows } = await occupiedPlace(context);
  const server = await markInUse(place, silentLog);
  const command = await markInUse(place, silentLog);
  await assert.rejects(restoreTo(place, folder), /in use/);
  await server.release();
  await assert.rejects(restoreTo(place, folder), /in use/);
  await command.release();
  assert.deepEqual(await lookInto(place, allRows), rows);
  await restoreTo(place, folder, { isSavedFirst: false });
});

test('a database that SQLite cannot read is set aside and replaced', async (context) => {
  const t = await openTestApp(context);
  await sendLead(t);
  const { folder } = await backUp(t);
  const place = await newSqlitePlace(context);
  const path = join(place.dataDir, 'sunweave.sqlite');
  await writeFile(path, 'no database '.repeat(1000));
  const { setAside, savedFirst } = await restoreTo(place, folder);
  assert.equal(savedFirst, null);
  assert.match(await readFile(setAside!, 'utf8'), /^no database/);
  assert.deepEqual(await lookInto(place, allRows), await allRows(t.deps.db));
  assert.equal((await stat(path)).isFile(), true);
});

test('a restore that fails half-way leaves database and photos as they were', async (context) => {
  const t = await openTestApp(context);
  await sendLead(t);
  await sendLead(t);
  const { folder } = await backUp(t);
  const manifest = await readManifest(folder);
  // Whole by its manifest, and yet refused by the database: its quotes refer to requests that it does not have.
  const { requests: _, ...rest } = manifest.tables;
  const empty = { ...manifest.tables.sessions!, lastId: null };
  await writeFile(
    join(folder, tableFile('requests')),
    await readFile(join(folder, tableFile('verifications'))),
  );
  await writeManifest(folder, {
    ...manifest,
    tables: { ...rest, requests: { ...empty, ...manifest.tables.verifications! } },
  });
  const { place, rows, files } = await occupiedPlace(context);
  await assert.rejects(restoreTo(place, folder), /foreign key/i);
  assert.deepEqual(await lookInto(place, allRows), rows);
  for (const [name, content] of Object.entries(files)) {
    assert.equal((await allFiles(place.dataDir))[name], content);
  }
  assert.deepEqual(
    (await readdir(place.dataDir)).filter((name) => name.includes('restoring')),
    [],
  );
});
