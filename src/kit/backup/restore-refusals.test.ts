import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { claimForRestore, markInUse } from '#kit/db/in-use.ts';
import { migrate } from '#kit/db/migrate.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import {
  allFiles,
  allRows,
  backUp,
  lookInto,
  newPlace,
  newSqlitePlace,
  occupiedPlace,
  restoreTo,
  sendLead,
} from './backup.fixture.ts';
import { BackupError, readManifest, tableFile, uploadFile, writeManifest } from './manifest.ts';

test('a restore that is refused, also while a server runs, or declined changes nothing', async (context) => {
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
    'a later migration': async () =>
      writeManifest(folder, { ...(await readManifest(folder)), lastMigration: '9999-future' }),
    'an early migration': async () =>
      writeManifest(folder, { ...(await readManifest(folder)), lastMigration: '0066-far-pages' }),
    'no manifest': () => rm(join(folder, 'manifest.json')),
  };
  const options = { confirm: async () => false };
  await assert.rejects(restoreTo(place, folder, options), /^Error: Nothing was changed\.$/);
  const servers = [(await markInUse(place))!, (await markInUse(place))!];
  for (const server of servers) {
    await assert.rejects(restoreTo(place, folder), /A server or another command uses this data\. Stop every/);
    await server.release();
  }
  const restore = (await claimForRestore(place))!;
  assert.equal(await markInUse(place), null);
  await assert.rejects(restoreTo(place, folder), /uses this data/);
  await restore.release();
  assert.deepEqual(await lookInto(place, allRows), rows);
  for (const [fault, cause] of Object.entries(faults)) {
    const whole = await readAll(folder);
    await cause();
    const says = messages.get(fault) ?? BackupError;
    await assert.rejects(restoreTo(place, folder), says, fault);
    assert.deepEqual(await lookInto(place, allRows), rows, fault);
    assert.deepEqual(await allFiles(place.dataDir), files, fault);
    for (const [path, bytes] of whole) await writeFile(path, bytes);
  }
  await restoreTo(place, folder);
});

test('a backup takes the place of a database whose upgrade has not run yet', async (context) => {
  const t = await openTestApp(context);
  await sendLead(t);
  const { folder } = await backUp(t);
  const place = await newPlace(context, '0067-baseline');
  await restoreTo(place, folder);
  const requests = await lookInto(place, (db) => db.selectFrom('requests').select('id').execute());
  assert.equal(requests.length, 1);
});

const messages = new Map([
  ['a later migration', /newer version/],
  ['an early migration', /early version.*0066-far-pages. Nothing was changed. Version 0.1.0 upgrades it/],
]);

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

if (process.env.TEST_DATABASE === 'postgres') {
  test('another program’s table of the same name is not dropped, and a missing right is named', async (context) => {
    const t = await openTestApp(context);
    const { folder } = await backUp(t);
    const place = await newPlace(context);
    const execute = (text: string) =>
      lookInto(place, (db) => db.executeQuery<object>(CompiledQuery.raw(text)));
    await execute('drop schema public cascade; create schema public; create table requests (theirs integer)');
    await execute('insert into requests values (7)');
    const message = /a table requests that is not of this product/;
    await assert.rejects(restoreTo(place, folder), message);
    await assert.rejects(
      lookInto(place, (db) => migrate(db)),
      /"requests" already exists/,
    );
    await assert.rejects(restoreTo(place, folder), message);
    assert.deepEqual((await execute('select * from requests')).rows, [{ theirs: 7 }]);

    await execute('drop schema public cascade; create schema public');
    const url = new URL(place.databaseUrl!);
    const name = `reader_${randomUUID().slice(0, 8)}`;
    await execute(`create role ${name} login password 'read'`);
    Object.assign(url, { username: name, password: 'read' });
    const asReader = { ...place, databaseUrl: url.href };
    await assert.rejects(restoreTo(asReader, folder), /The user in DATABASE_URL may not create tables/);
    await execute(`drop role ${name}`);
  });
}

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
  const nowhere = await newSqlitePlace(context);
  await assert.rejects(restoreTo(nowhere, folder), /foreign key/i);
  assert.deepEqual(await allFiles(nowhere.dataDir), {});
});
