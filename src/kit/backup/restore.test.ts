import assert from 'node:assert/strict';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { storeFile } from '#company/pictures/server/uploads.service.ts';
import { migrate } from '#kit/db/migrate.ts';
import type { Db } from '#kit/db/open.ts';
import { createDiskStore, newFileName } from '#kit/files/store.ts';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { addCustomer, customerOfLead, request } from '#sales/customers/server/customers.fixture.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makePhoto } from '../../../tests/support/photos.ts';
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
import { backupsFolder, listBackups, listBackupsIn, replacedFolder } from './list-backups.ts';
import { makeBackup } from './make-backup.ts';
import { writeManifest } from './manifest.ts';

test('what a backup holds comes back row for row and file for file, by way of SQLite, and ids go on', async (context) => {
  const t = await openTestApp(context);
  const { db, config } = t.deps;
  const lead = await sendLead(t, { firstName: 'Åsa "\\u0000"\u2028', message: '💧' });
  const visitId = await bookVisit(t, lead.quoteId!);
  await publishPair(t, visitId);
  await mergeIntoYounger(t);
  const last = await sendLead(t, { email: 'last@example.com' });
  // The highest id was given, and its record is gone.
  await db.deleteFrom('quoteItems').where('quoteId', '=', last.quoteId).execute();
  await db.deleteFrom('quotes').where('id', '=', last.quoteId).execute();
  const rows = await allRows(db);
  for (const table of ['customers', 'customer_notes', 'quote_pages', 'visits', 'published_pairs']) {
    assert.notEqual(rows[table]?.length ?? 0, 0, table);
  }
  const files = await allFiles(config.dataDir);
  assert.equal(Object.keys(files).length, 2 + 2 + 4, 'photos, and two files of each public copy');
  const first = await backUp(t);
  assert.equal(first.manifest.uploads.rows, 8);

  const sqlite = await newSqlitePlace(context);
  await rm(sqlite.dataDir, { recursive: true });
  await restoreTo(sqlite, first.folder);
  assert.equal((await stat(sqlite.dataDir)).mode & 0o777, 0o700);
  const store = await createDiskStore(join(sqlite.dataDir, 'uploads'));
  const deps = { config: sqlite, files: store, clock: t.deps.clock };
  const second = await makeBackup(deps, { into: backupsFolder(sqlite.dataDir) });
  assert.equal(second.manifest.engine, 'sqlite');

  const place = await newPlace(context);
  await restoreTo(place, second.folder);
  assert.deepEqual(await lookInto(place, allRows), rows);
  assert.deepEqual(await allFiles(place.dataDir), files);
  const { id, sessions } = await lookInto(place, async (restored) => ({
    id: await addRequest(restored),
    sessions: await restored.selectFrom('sessions').selectAll().execute(),
  }));
  assert.equal(id, last.id + 1);
  assert.deepEqual(sessions, []);
  assert.notDeepEqual(await db.selectFrom('sessions').selectAll().execute(), []);
});

async function bookVisit(t: TestApp, quoteId: number): Promise<number> {
  const day = { date: '2027-01-05', from: '08:00', to: '10:00' };
  const visit = { quoteId, crewId: 1, ...day, force: true };
  return (await request<{ id: number }>(t, 'POST', visitApi.visits, visit, 201)).id;
}

async function publishPair(t: TestApp, visitId: number): Promise<void> {
  const { db } = t.deps;
  const takenAt = t.deps.clock().toISOString();
  const ids: number[] = [];
  for (const stage of ['before', 'after'] as const) {
    const name = await storeFile(t.deps, await makePhoto(), '');
    await db.updateTable('uploads').set({ visitId, stage, takenAt }).where('name', '=', name).execute();
    const { id } = await db
      .selectFrom('uploads')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  const pair = {
    beforePhotoId: ids[0],
    afterPhotoId: ids[1],
    category: 'couch',
    caption: '',
    beforeAlt: 'Stains',
    afterAlt: 'No stains',
    consentBy: 'Ana Lopez',
    consentWay: 'paper',
    consentDate: '2026-01-01',
    agrees: true,
  };
  await request(t, 'POST', visitApi.publishedPairs(visitId), pair, 201);
}

/** A row that refers to a later one of its table. */
async function mergeIntoYounger(t: TestApp): Promise<void> {
  const older = await customerOfLead(t);
  const younger = await addCustomer(t, { firstName: 'Bo', email: 'bo@example.com', phone: '' });
  assert.ok(older < younger.id);
  await request(t, 'POST', customerApi.merge(older), { intoId: younger.id });
  await request(t, 'POST', customerApi.notes(older), { text: 'Pays by check' }, 201);
}

async function addRequest(db: Db): Promise<number> {
  const texts = { firstName: 'N', lastName: '', email: '', phone: '', service: 'x', message: '', notes: '' };
  const state = {
    status: 'new',
    priority: 'low',
    imageUrl: null,
    firstReplyAt: null,
    searchText: '',
  } as const;
  const times = { createdAt: 'x', updatedAt: 'x', deletedAt: null };
  const { id } = await db
    .insertInto('requests')
    .values({ ...texts, ...state, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a backup made while leads come in holds each of them whole or not at all', async (context) => {
  const t = await openTestApp(context);
  let count = 0;
  const sendNext = () => sendLead(t, { email: `ana${++count}@example.com` });
  while (count < 5) await sendNext();
  let isDone = false;
  const coming = (async () => {
    while (!isDone) await sendNext();
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
    // A key of a form is claimed for each client that may repeat it.
    const each = table === 'idempotency_keys' ? 3 : 1;
    assert.equal(restored[table]!.length, each * requests, table);
  }
  // An email for the customer and two planned follow-ups each; many leads share one for the business.
  const own = restored.outbox!.filter((row) => !/purpose\W+lead/.test(row));
  assert.equal(own.length, 3 * requests);
  assert.equal(restored.events!.length, 2 * requests);
  const named = await lookInto(place, (db) => db.selectFrom('uploads').select('name').execute());
  assert.deepEqual(Object.keys(await allFiles(place.dataDir)), named.map(({ name }) => name).toSorted());
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

test('a backup of version 0.1.0 is brought up to date', async (context) => {
  const old = await newSqlitePlace(context);
  await lookInto(old, async (db) => {
    await migrate(db, '0067-baseline');
    await db.insertInto('secrets').values({ name: 'old', value: 'kept' }).execute();
    await sql`insert into deposits (provider_id, amount_cents, has_booked, paid_at, created_at)
      values ('pi_1', 5000, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(db);
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
  await writeManifest(folder, { ...manifest, lastMigration: '0067-tested-connections' });
  const place = await newPlace(context);
  await restoreTo(place, folder);
  const rows = await lookInto(place, allRows);
  assert.match(rows.secrets!.join(), /kept/);
  assert.match(rows.movements!.join(), /pi_1/);
});
