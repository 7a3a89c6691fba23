/** The slowest call of each kind while a backup runs, and what the backup takes. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '#server/db/open.ts';
import { addSampleLeads } from '#server/seed/sample-leads.ts';
import { seedDemo } from '#server/seed/seed.ts';
import { adminApi, api } from '#shared/paths.ts';
import { admin } from '../tests/support/app.ts';
import { createTestDatabase, silentLog } from '../tests/support/database.ts';
import { contactBody } from '../tests/support/leads.ts';
import { startTestServer } from '../tests/support/server.ts';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms, whole } from './report.mjs';
import { inProject } from './servers.mjs';

const leads = Number(process.env.BENCH_LEADS ?? 100_000);
const betweenMilliseconds = 50;

export async function measureBackup() {
  const engines = { SQLite: await measure(), Postgres: await onPostgres(measure) };
  const columns = Object.entries(engines).flatMap(([engine, phases]) =>
    Object.entries(phases).map(([phase, measured]) => ({ title: `${engine}, ${phase}`, measured })),
  );
  const rows = ['page', 'list', 'lead', 'sign-in', 'takes', 'memory of the server'];
  return markdownTable(
    [`Slowest call, ${whole(leads)} leads`, ...columns.map(({ title }) => title)],
    rows.map((row) => [row, ...columns.map(({ measured }) => measured[row])]),
  );
}

async function measure() {
  const database = await createTestDatabase();
  const { db, dataDir, databaseUrl } = database;
  await seedDemo(db, new Date());
  // A folder with an SQLite database, such as one that `npm run sample-leads` made.
  const given = databaseUrl ? undefined : process.env.BENCH_DATA;
  if (!given) await addSampleLeads(db, leads, 365, new Date());
  await db.destroy();
  if (given) cpSync(given, dataDir, { recursive: true });
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const site = await startTestServer({ ...environment, BACKUP_KEEP_DAYS: 'off' });
  const phases = {};
  try {
    phases['no backup'] = await probe(site, () => sleep(10_000));
    phases['npm run backup'] = await probe(site, () => runBackup(environment));
    await site.stop();
    await makeOlder(database);
  } finally {
    await site.close();
  }
  const nightly = await startTestServer(environment);
  try {
    phases['nightly backup'] = await probe(nightly, () => untilLogged(nightly, 'nightly backup made'));
  } finally {
    await nightly.close();
    await database.drop();
  }
  return phases;
}

/** A site younger than the night makes no backup of it. */
async function makeOlder(database) {
  const db = openDb(database, silentLog);
  await db.updateTable('users').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute();
  await db.destroy();
}

function runBackup(environment) {
  const command = inProject('src/server/commands/backup.ts');
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`backup exited with ${code}`))));
  });
}

async function untilLogged(server, text) {
  while (!server.output().includes(text)) {
    if (server.output().includes('nightly backup failed')) throw new Error(server.output().slice(-2_000));
    await sleep(100);
  }
}

/** Calls one kind after the other while `work` runs. */
async function probe(server, work) {
  const cookie = await signIn(server);
  const calls = {
    page: () => fetch(server.origin),
    list: () => fetch(`${server.origin}${adminApi.requests}?limit=50`, { headers: { Cookie: cookie } }),
    lead: () => post(server, api.contact, contactBody({ email: `visitor-${address}@example.com` })),
    'sign-in': () => post(server, api.login, admin),
  };
  const slowest = Object.fromEntries(Object.keys(calls).map((name) => [name, 0]));
  let isOver = false;
  const callAll = async () => {
    while (!isOver) {
      for (const [name, call] of Object.entries(calls)) {
        const began = performance.now();
        const answer = await call();
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
        slowest[name] = Math.max(slowest[name], performance.now() - began);
        await sleep(betweenMilliseconds);
      }
    }
  };
  const calling = callAll();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  isOver = true;
  await calling;
  const measured = {
    ...Object.fromEntries(Object.entries(slowest).map(([name, time]) => [name, ms(time)])),
    takes: `${(took / 1000).toFixed(1)} s`,
    'memory of the server': `${mostMegabytes(server)} MB`,
  };
  // Each phase takes minutes at a million leads.
  console.log(measured);
  return measured;
}

let address = 0;

/** Each from an address of its own, which no limit counts. */
function post({ origin }, path, body) {
  address += 1;
  return fetch(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.18.${Math.floor(address / 250) % 250}.${address % 250}`,
    },
    body: JSON.stringify(body),
  });
}

async function signIn(server) {
  const answer = await post(server, api.login, admin);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

/** Linux only, as `/proc` is. */
const mostMegabytes = (server) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))[1]) / 1024);
