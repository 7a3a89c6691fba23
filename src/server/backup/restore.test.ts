import assert from 'node:assert/strict';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { storeFile } from '#server/features/uploads/uploads.service.ts';
import { createDiskStore, newFileName } from '#server/files/store.ts';
import { visitApi } from '#shared/customer-paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
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

test('photos of a visit and the pairs on the site come back with their files', async (context) => {
  const t = await openTestApp(context);
  const lead = await sendLead(t);
  const day = { date: '2027-01-05', from: '08:00', to: '10:00' };
  const booked = await t.adminCall('POST', visitApi.visits, {
    quoteId: lead.quoteId,
    crewId: 1,
    ...day,
    force: true,
  });
  const { id } = (await booked.json()) as { id: number };
  const at = t.deps.clock().toISOString();
  for (const stage of ['before', 'after'] as const) {
    const name = await storeFile(t.deps, await makePhoto(), '');
    await t.deps.db
      .updateTable('uploads')
      .set({ visitId: id, stage, takenAt: at })
      .where('name', '=', name)
      .execute();
  }
  const photos = await t.deps.db.selectFrom('uploads').select('id').where('visitId', '=', id).execute();
  const published = await t.adminCall('POST', visitApi.publishedPairs(id), {
    beforePhotoId: photos[0]!.id,
    afterPhotoId: photos[1]!.id,
    category: 'couch',
    caption: '',
    beforeAlt: 'Stains',
    afterAlt: 'No stains',
    consentBy: 'Ana Lopez',
    consentWay: 'paper',
    consentDate: '2026-01-01',
    agrees: true,
  });
  assert.equal(published.status, 201, await published.clone().text());
  const present = await allRows(t.deps.db);
  const stored = await allFiles(t.deps.config.dataDir);
  assert.equal(Object.keys(stored).length, 3 + 4, 'photos, and two files of each public copy');
  const { folder } = await backUp(t);
  const place = await newPlace(context);
  await restoreTo(place, folder);
  assert.deepEqual(await lookInto(place, allRows), present);
  assert.deepEqual(await allFiles(place.dataDir), stored);
});
