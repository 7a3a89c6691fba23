import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { narrowData } from '#kit/files/narrow-data.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { isPassingFailure } from './errors.ts';
import { sqliteDialect } from './sqlite.ts';
import { sqliteFile } from './sqlite-file.fixture.ts';
import { inTransaction } from './transaction.ts';

test('SQLite writes through to the disk, keeps references whole and lets readers read', async (context) => {
  const { db } = await sqliteFile(context);
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0]!)[0];
  assert.equal(await pragma('journal_mode'), 'wal');
  assert.equal(await pragma('synchronous'), 2);
  assert.equal(await pragma('foreign_keys'), 1);
  assert.equal(await pragma('secure_delete'), 1);
  assert.equal(await pragma('busy_timeout'), 5);
  assert.equal(await pragma('cache_size'), -16_000);
});

test('the database and the files beside it are private, also those that were not', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'modes-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const path = join(folder, 'data.sqlite');
  const modes = async () =>
    Object.fromEntries(
      await Promise.all(
        (await readdir(folder)).map(async (name) => [name, (await stat(join(folder, name))).mode & 0o777]),
      ),
    );
  for (const isOpenToOthers of [false, true]) {
    if (isOpenToOthers) await chmod(path, 0o644);
    const db = new Kysely<unknown>({ dialect: sqliteDialect(path) });
    await sql`create table if not exists notes (text text)`.execute(db);
    await sql`insert into notes values ('one')`.execute(db);
    const expected = { 'data.sqlite': 0o600, 'data.sqlite-shm': 0o600, 'data.sqlite-wal': 0o600 };
    assert.deepEqual(await modes(), expected);
    await db.destroy();
  }
  await writeFile(join(folder, 'copy.sqlite'), '', { mode: 0o644 });
  await mkdir(join(folder, 'uploads'), { mode: 0o755 });
  narrowData(folder, silentLog);
  assert.deepEqual(await modes(), { 'copy.sqlite': 0o600, 'data.sqlite': 0o600, uploads: 0o700 });
});

test('a transaction waits for another process that is writing to the SQLite file', async (context) => {
  const { db, other } = await sqliteFile(context);
  other.exec('begin immediate');
  setTimeout(() => other.exec('commit'), 0);
  await inTransaction(db, (trx) => sql`insert into notes values ('written')`.execute(trx));
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, [{ text: 'written' }]);
});

test('a SQLite file that stays locked is a passing failure', async (context) => {
  const { db, other } = await sqliteFile(context);
  other.exec('begin immediate');
  await assert.rejects(
    inTransaction(db, (trx) => sql`insert into notes values ('refused')`.execute(trx)),
    isPassingFailure,
  );
  other.exec('rollback');
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, []);
});

test('a full disk is a passing failure, and takes the transaction back by itself', async (context) => {
  const { db } = await sqliteFile(context);
  await sql`pragma max_page_count = 20`.execute(db);
  const story = inTransaction(db, async (trx) => {
    await sql`insert into notes values ('small')`.execute(trx);
    await sql`insert into notes values (${'large'.repeat(50_000)})`.execute(trx);
  });
  await assert.rejects(story, isPassingFailure);
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, []);
  await inTransaction(db, (trx) => sql`insert into notes values ('small')`.execute(trx));
});

test('a SQLite file that was moved away takes nothing in, and works again once it is back', async (context) => {
  const { db, path } = await sqliteFile(context);
  const write = (text: string) =>
    inTransaction(db, (trx) => sql`insert into notes values (${text})`.execute(trx));
  await write('before');
  await rename(path, `${path}.away`);
  await assert.rejects(write('nowhere'), isPassingFailure);
  await assert.rejects(sql`select * from notes`.execute(db), isPassingFailure);
  const halfWay = db.transaction().execute(async () => {});
  await assert.rejects(halfWay, isPassingFailure);
  await rename(`${path}.away`, path);
  await write('after');
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, [
    { text: 'before' },
    { text: 'after' },
  ]);
});

test('a SQLite file that goes away in the middle of a transaction ends it, and nothing is answered', async (context) => {
  const { db, path } = await sqliteFile(context);
  const story = inTransaction(db, async (trx) => {
    await sql`insert into notes values ('half')`.execute(trx);
    await rename(path, `${path}.away`);
  });
  await assert.rejects(story, isPassingFailure);
  await rename(`${path}.away`, path);
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, []);
});

test('a SQLite file that was replaced, by a restored one for example, is the one that is used', async (context) => {
  const { db, path, other } = await sqliteFile(context);
  await sql`insert into notes values ('kept')`.execute(db);
  other.exec(`vacuum into '${path}.copy'`);
  await sql`insert into notes values ('later')`.execute(db);
  await rename(`${path}.copy`, path);
  for (const name of ['-wal', '-shm']) await rm(path + name, { force: true });
  assert.deepEqual((await sql`select * from notes`.execute(db)).rows, [{ text: 'kept' }]);
});
