import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { type Environment, newEnvironment, startServer } from './support/bare-server.ts';
import { createTestDatabase } from './support/database.ts';
import { startObjectStore } from './support/object-store.ts';

/** Runs a start that must fail, and returns its message without the fixed beginning. */
async function refusal(context: TestContext, environment: Environment): Promise<string> {
  const { code, stderr } = await startServer(context, environment).exit;
  assert.equal(code, 1);
  assert.match(stderr, /^Cannot start: [^\n]+\n$/);
  return stderr.slice('Cannot start: '.length, -1);
}

test('a taken port is named in one line, and the first administrator’s password is not lost', async (context) => {
  const environment = await newEnvironment(context);
  const other = createServer().listen(Number(environment.PORT), '127.0.0.1');
  await once(other, 'listening');
  assert.equal(
    await refusal(context, environment),
    `port ${environment.PORT} is in use by another program. Set PORT to a free one.`,
  );
  other.close();
  await once(other, 'close');
  const server = startServer(context, environment);
  await server.printed(/password \S+/);
  await server.stop();
});

test('an invalid HOST is named, not the database', async (context) => {
  const environment = { ...(await newEnvironment(context)), HOST: 'no-such-host.invalid' };
  assert.equal(
    await refusal(context, environment),
    'HOST no-such-host.invalid is not an address of this machine.',
  );
});

test('a data folder that cannot be created is named in one line', async (context) => {
  const environment = await newEnvironment(context);
  const file = join(environment.DATA_DIR, '..', '..', '..', 'a-file');
  await writeFile(file, '');
  const said = await refusal(context, { ...environment, DATA_DIR: join(file, 'data') });
  assert.match(said, /^DATA_DIR is not writable \(.*a-file/);
});

test('a place that takes no files is named with what to do, and holds no start up', async (context) => {
  const environment = await newEnvironment(context);
  // Making a folder in /proc fails in a way after which Node's own loop tries again for ever.
  for (const [folder, remedy] of [
    ['/proc/x', /Set DATA_DIR to a folder/],
    ['/sys', /: E(ACCES|PERM|ROFS)\): .*Set DATA_DIR to/],
    ['/dev/null', /not a folder\. Set DATA_DIR to/],
  ] as const) {
    const said = await refusal(context, { ...environment, DATA_DIR: folder });
    assert.match(said, /^DATA_DIR is not writable \(\//, folder);
    assert.match(said, remedy, folder);
  }
});

test('an empty file in the place of the database is no reason to begin a new site', async (context) => {
  const environment = { ...(await newEnvironment(context)), DATABASE_URL: '' };
  await mkdir(environment.DATA_DIR, { recursive: true });
  const file = join(environment.DATA_DIR, 'sunweave.sqlite');
  await writeFile(file, '');
  const said = await refusal(context, environment);
  assert.ok(said.startsWith(`${file} is empty, so it is no database of this site. `), said);
  assert.match(said, /npm run restore .* delete the file/);
  assert.equal((await readFile(file)).length, 0);
});

test('a database of a newer version is named, with the two ways out', async (context) => {
  const { db, dataDir, databaseUrl, close } = await createTestDatabase();
  context.after(close);
  await sql`insert into kysely_migration (name, timestamp) values ('9000-of-tomorrow', '')`.execute(db);
  const { PORT } = await newEnvironment(context);
  assert.equal(
    await refusal(context, { PORT, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }),
    'a newer version of the site has upgraded the database (9000-of-tomorrow). Start that version, or restore a backup from before its upgrade: npm run restore lists the backups',
  );
});

test('a damaged database is named without its bytes, and with the way back', async (context) => {
  const { db, dataDir, databaseUrl, drop } = await createTestDatabase();
  context.after(drop);
  await db.destroy();
  if (databaseUrl) return;
  const file = join(dataDir, 'sunweave.sqlite');
  const bytes = await readFile(file);
  const definition = bytes.toString('latin1').search(/create table/i);
  bytes.write('\x1b[31m\x07\xff', definition, 'latin1');
  await writeFile(file, bytes);
  const { PORT } = await newEnvironment(context);
  const said = await refusal(context, { PORT, DATA_DIR: dataDir, DATABASE_URL: '' });
  assert.match(said, /^the database in DATA_DIR can’t be used: malformed database schema/);
  assert.doesNotMatch(said, /[\p{Cc}\uFFFD]/u);
  assert.match(said, /It is damaged\. .*npm run restore lists the backups\.$/);
});

test('a file that is not a database is named in one line', async (context) => {
  const environment = { ...(await newEnvironment(context)), DATABASE_URL: '' };
  await mkdir(environment.DATA_DIR, { recursive: true });
  await writeFile(join(environment.DATA_DIR, 'sunweave.sqlite'), 'no database '.repeat(1000));
  assert.match(
    await refusal(context, environment),
    /^the database in DATA_DIR can’t be used: file is not a database\. It is damaged\. .*npm run restore/,
  );
});

test('a Postgres that does not respond is named in one line, without its password', async (context) => {
  const environment = await newEnvironment(context);
  const said = await refusal(context, {
    ...environment,
    DATABASE_URL: 'postgres://me:hidden@127.0.0.1:9/none',
  });
  assert.match(said, /^DATABASE_URL doesn’t point to a usable database: .*ECONNREFUSED/);
  assert.doesNotMatch(said, /hidden/);
});

test('a missing file in DATABASE_URL is named with the variable', async (context) => {
  const environment = await newEnvironment(context);
  const said = await refusal(context, {
    ...environment,
    DATABASE_URL: 'postgres://me:hidden@127.0.0.1:9/none?sslmode=verify-full&sslrootcert=/no/such.crt',
  });
  assert.match(said, /^DATABASE_URL doesn’t point to a usable database: ENOENT.+such\.crt/);
});

test('a bucket that cannot be used is named in one line, without the secret', async (context) => {
  const environment = await newEnvironment(context);
  const store = await startObjectStore(context);
  const getRefusal = (url: string) => refusal(context, { ...environment, STORAGE_URL: url });
  assert.match(
    await getRefusal(store.url.replace('/pictures', '/nowhere')),
    /^STORAGE_URL doesn’t point to a usable bucket: 127\.0\.0\.1:\d+ has no bucket nowhere\.$/,
  );
  const wrongSecret = await getRefusal(store.url.replace(':S3RVER@', ':topsecret@'));
  assert.match(wrongSecret, /the secret is not that of the key/);
  assert.doesNotMatch(wrongSecret, /topsecret/);
  await store.stop();
  assert.match(await getRefusal(store.url), /does not answer \(ECONNREFUSED\)\.$/);
});

test('every wrong variable is named, in one line', async (context) => {
  const environment = await newEnvironment(context);
  const said = await refusal(context, {
    ...environment,
    PORT: 'eighty',
    SEED: 'all',
    ADMIN_PASSWORD: 'short',
  });
  for (const name of ['PORT', 'SEED', 'ADMIN_PASSWORD']) assert.match(said, new RegExp(`\\b${name} `));
  assert.doesNotMatch(said, /short/);
});
