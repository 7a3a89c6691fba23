import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { until } from '../../../tests/support/until.ts';
import { claimForRestore, markInUse } from './in-use.ts';

test('any number use the data, or a restore alone', async (context) => {
  const place = await createTestDatabase();
  context.after(place.close);
  const marks = [await markInUse(place), await markInUse(place)];
  for (const mark of marks) {
    assert.equal(await claimForRestore(place), null);
    await mark!.release();
  }
  const claim = await claimForRestore(place);
  assert.deepEqual([await markInUse(place), await claimForRestore(place)], [null, null]);
  await claim!.check();
  await claim!.release();
  await (await markInUse(place))!.release();
});

if (process.env.TEST_DATABASE === 'postgres') {
  test('a mark that an outage of Postgres ended is taken again, and a process that a restore has overtaken ends', async (context) => {
    const place = await createTestDatabase();
    context.after(place.close);
    const { db, databaseUrl, dataDir } = place;
    const script = `
      import { markInUse } from ${JSON.stringify(new URL('in-use.ts', import.meta.url).href)};
      await markInUse(${JSON.stringify({ databaseUrl, dataDir })});
      setInterval(() => {}, 1000);
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    context.after(() => child.kill('SIGKILL'));
    const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
    const isMarked = async () => (await marks.execute(db)).rows.length === 1;
    await until(isMarked);
    await end.execute(db);
    await until(isMarked);
    await end.execute(db);
    const claim = await until(() => claimForRestore(place));
    const [[code], said] = await ended;
    await claim!.release();
    assert.equal(code, 1);
    assert.match(said, /a restore has replaced the data while Postgres was away/);
  });
}

const marks = sql<{ pid: number }>`
  select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
  and database = (select oid from pg_database where datname = current_database())`;

const end = sql`select pg_terminate_backend(pid) from (${marks}) as marks`;
