import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CompiledQuery } from 'kysely';
import type { DataPlace } from '#server/config.ts';
import { databaseFile } from '#server/db/open.ts';
import { adminApi, api } from '#shared/paths.ts';
import { freePort } from '../../../scripts/steps/free-port.mjs';
import { admin } from '../../../tests/support/admin.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { silentLog } from '../../../tests/support/database.ts';
import { contactBody } from '../../../tests/support/leads.ts';
import { until } from '../../../tests/support/until.ts';
import { lookInto, newPlace, newSqlitePlace, restoreTo } from './backup.fixture.ts';
import { newSite, post } from './commands.fixture.ts';
import { listBackupsIn, replacedFolder } from './list-backups.ts';
import { switchableData } from './switch-data.ts';

/** Several programs are started one after the other, on a machine that may be busy. */
const slow = { timeout: 240_000 };
const leadEveryMilliseconds = 20;

type Site = Awaited<ReturnType<typeof newSite>>;

/** Each from an address of its own, which no limit counts. */
const openSite = (context: TestContext) => newSite(context, { TRUSTED_PROXIES: '127.0.0.1' });

let address = 0;
const sendLead = ({ origin }: Pick<Site, 'origin'>, email: string) =>
  post(origin + api.contact, contactBody({ email }), {
    'X-Forwarded-For': `198.18.${Math.floor(++address / 250)}.${address % 250}`,
  });

const emailsIn = (place: DataPlace) =>
  lookInto(place, async (db) =>
    (await db.selectFrom('requests').select('email').orderBy('id').execute()).map(({ email }) => email),
  );

async function backUp(site: Site): Promise<string> {
  const { code, stdout, stderr } = await site.run('backup');
  assert.equal(code, 0, stderr);
  return /^Backup: (.+)$/m.exec(stdout)![1]!;
}

/** A running site with a lead that its backup has, and a later one. */
async function openBackedUpSite(context: TestContext) {
  const site = await openSite(context);
  const stop = await site.start();
  await sendLead(site, 'kept@example.com');
  const folder = await backUp(site);
  await sendLead(site, 'late@example.com');
  return { site, stop, folder };
}

/** On Postgres: another instance, with a data folder of its own. */
async function startAnother(context: TestContext, site: Site) {
  const { dataDir } = await newSqlitePlace(context);
  const port = String(await freePort());
  await site.start({ PORT: port, DATA_DIR: dataDir });
  return { origin: `http://127.0.0.1:${port}` };
}

/** What a restore in a running site leaves of a database beside the present one. */
const leftOf = ({ place }: Site) => switchableData(place, silentLog).find();

test(
  'a restore beside running servers loses no lead, mixes nothing, and fails no request',
  slow,
  async (context) => {
    const site = await openSite(context);
    const stop = await site.start();
    const instances = [site, ...(site.place.databaseUrl ? [await startAnother(context, site)] : [])];
    await sendLead(site, 'kept@example.com');
    const folder = await backUp(site);
    await sendLead(site, 'late@example.com');
    await lookInto(site.place, addService);
    const services = async () =>
      ((await (await fetch(site.origin + api.services)).json()) as object[]).length;
    await until(async () => (await services()) === 1);
    const signedIn = await post(site.origin + api.login, admin);
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const list = () => fetch(site.origin + adminApi.requests, { headers: { Cookie: cookie } });
    assert.equal((await list()).status, 200);

    const sent: string[] = [];
    let isOver = false;
    const coming = (async () => {
      while (!isOver) {
        const email = `visitor-${sent.length}@example.com`;
        await sendLead(instances[sent.length % instances.length]!, email);
        sent.push(email);
        await sleep(leadEveryMilliseconds);
      }
    })();
    const restored = await site.run('restore', folder, '--yes');
    isOver = true;
    await coming;
    assert.equal(restored.code, 0, restored.stderr);
    const savedFirst = /The previous data is saved in (.*)$/m.exec(restored.stdout)![1]!;
    assert.equal(await services(), 0, 'no response of before is left in memory');
    assert.equal((await list()).status, 401, 'everyone signs in again');
    await stop('SIGTERM');

    const after = await emailsIn(site.place);
    const other = await newPlace(context);
    await restoreTo(other, savedFirst, { isSavedFirst: false });
    const before = await emailsIn(other);
    assert.deepEqual(
      [before[0], before[1], after[0]],
      ['kept@example.com', 'late@example.com', 'kept@example.com'],
    );
    // Those of before the exchange are in the saved data, those of after it in the present data, in the order sent.
    assert.deepEqual([...before.slice(2), ...after.slice(1)], sent);
    assert.ok(before.length > 2 && after.length > 1, `${before.length} and ${after.length}`);
    assert.deepEqual(await leftOf(site), { replaced: false, built: false });
    assert.deepEqual(
      (await readdir(site.place.dataDir)).filter((name) => /^(restoring|replaced)$/.test(name)),
      [],
    );
  },
);

async function killedRestore(site: Site, ...args: string[]): Promise<void> {
  const program = fileURLToPath(new URL('killed-restore.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    env: site.env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
}

for (const [killedAt, isRestored] of [
  ['loaded', false],
  ['built', false],
  ['alone', false],
  ['exchanged', true],
] as const) {
  test(
    `a restore killed when it was ${killedAt} leaves ${isRestored ? 'the backup’s' : 'the present'} data whole, and the next start tidies up`,
    slow,
    async (context) => {
      const { site, stop, folder } = await openBackedUpSite(context);
      await killedRestore(site, folder, killedAt);
      // The server goes on by itself.
      await sendLead(site, 'after@example.com');
      const whole = isRestored
        ? ['kept@example.com', 'after@example.com']
        : ['kept@example.com', 'late@example.com', 'after@example.com'];
      assert.deepEqual(await emailsIn(site.place), whole);
      // Later, the server has let go of the data and begun anew, and may have tidied up already.
      if (killedAt === 'loaded' || killedAt === 'built') {
        assert.notDeepEqual(await leftOf(site), { replaced: false, built: false });
      }
      await stop('SIGKILL');
      const stopAgain = await site.start();
      await until(async () => {
        const left = await leftOf(site);
        return !left.replaced && !left.built;
      });
      assert.deepEqual(await emailsIn(site.place), whole);
      await stopAgain('SIGTERM');
      const saved = await listBackupsIn(replacedFolder(site.place.dataDir));
      assert.equal(saved.length, isRestored ? 1 : 0);
      if (!saved[0]) return;
      const other = await newPlace(context);
      await restoreTo(other, saved[0].folder, { isSavedFirst: false });
      assert.deepEqual(await emailsIn(other), ['kept@example.com', 'late@example.com']);
    },
  );
}

test(
  'a server killed while a restore has the data to itself finds the backup’s data at its next start',
  slow,
  async (context) => {
    const { site, stop, folder } = await openBackedUpSite(context);
    await killedRestore(site, folder, 'alone', String(stop.pid));
    const stopAgain = await site.start();
    await sendLead(site, 'after@example.com');
    await stopAgain('SIGTERM');
    assert.deepEqual(await emailsIn(site.place), ['kept@example.com', 'after@example.com']);
  },
);

test('a restore killed between its two changes of the data folder has changed nothing', async (context) => {
  const place = await newSqlitePlace(context);
  await lookInto(place, (db) => db.executeQuery(CompiledQuery.raw('create table kept (id)')));
  await mkdir(join(place.dataDir, 'replaced'));
  await link(join(place.dataDir, databaseFile), join(place.dataDir, 'replaced', databaseFile));
  const data = switchableData(place, silentLog);
  assert.deepEqual(await data.find(), { replaced: false, built: false });
  assert.deepEqual(await readdir(place.dataDir), [databaseFile]);
  await lookInto(place, (db) => db.executeQuery(CompiledQuery.raw('select id from kept')));
});
