/** The slowest call and the 99th of a hundred of each kind while a backup runs, and what it takes. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addSampleLeads } from '#app/seed/sample-leads.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { databaseFile, openDb } from '#kit/db/open.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { admin } from '../tests/support/admin.ts';
import { createTestDatabase, silentLog } from '../tests/support/database.ts';
import { contactBody } from '../tests/support/leads.ts';
import { startTestServer } from '../tests/support/server.ts';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable } from './report.mjs';
import { isSmallest, scaled } from './scale.mjs';
import { inProject } from './servers.mjs';

const leads = Number(process.env.BENCH_LEADS ?? scaled(100_000, 50));
const betweenMilliseconds = 20;
const baselineMilliseconds = scaled(20_000, 500);
/** Such calls are printed with their time, to find out what the server was doing. */
const noticedMilliseconds = 400;
/** A folder with an SQLite database, such as one that `npm run sample-leads` made: it is copied. */
const givenFolder = process.env.BENCH_DATA;
/** A Postgres database that the measurement may change. */
const givenUrl = process.env.BENCH_DATABASE_URL;

export async function measureBackup() {
  const engines = {
    ...(!givenUrl && { SQLite: await measure() }),
    ...(!givenFolder && !isSmallest && { Postgres: givenUrl ? await measure() : await onPostgres(measure) }),
  };
  const columns = Object.entries(engines).flatMap(([engine, phases]) =>
    Object.entries(phases).map(([phase, measured]) => ({ title: `${engine}, ${phase}`, measured })),
  );
  const rows = Object.keys(columns[0].measured);
  return markdownTable(
    ['Longest call, and the 99th of a hundred', ...columns.map(({ title }) => title)],
    rows.map((row) => [row, ...columns.map(({ measured }) => measured[row])]),
  );
}

async function measure() {
  const place = await makePlace();
  const environment = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const site = await startTestServer({ ...environment, BACKUP_KEEP_DAYS: 'off' });
  const phases = {};
  try {
    phases['nothing else'] = await probe(site, () => sleep(baselineMilliseconds));
    phases['npm run backup'] = await probe(site, () => runBackup(environment));
    await site.stop();
    await makeOlder(place);
  } finally {
    await site.close();
  }
  const nightly = await startTestServer(environment);
  try {
    phases['nightly backup'] = await probe(nightly, () => untilLogged(nightly, 'nightly backup made'));
  } finally {
    await nightly.close();
    await place.drop();
  }
  return phases;
}

async function makePlace() {
  const { db, dataDir, databaseUrl, drop } = await createTestDatabase();
  if (!givenFolder && !givenUrl) {
    await seedDemo(db, new Date());
    await addSampleLeads(db, leads, 365, new Date());
  }
  await db.destroy();
  if (givenFolder) cpSync(join(givenFolder, databaseFile), join(dataDir, databaseFile));
  return { dataDir, databaseUrl: givenUrl ?? databaseUrl, drop };
}

/** A site younger than the night makes no backup of it. */
async function makeOlder(place) {
  const db = openDb(place, silentLog);
  await db.updateTable('users').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute();
  await db.destroy();
}

function runBackup(environment) {
  const child = spawn(process.execPath, [inProject('src/app/commands/backup.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run backup exited with ${code}`)),
    );
  });
}

async function untilLogged(server, text) {
  while (!server.output().includes(text)) {
    if (server.output().includes('nightly backup failed')) throw new Error(server.output().slice(-2_000));
    await sleep(100);
  }
}

/** Calls one kind after the other while `work` runs, each about three times a second. */
async function probe(server, work) {
  const cookie = await signIn(server);
  const panel = (path) => fetch(server.origin + path, { headers: { Cookie: cookie } });
  const list = (path) => panel(`${path}?limit=50`);
  const calls = {
    'home page': () => fetch(server.origin),
    'prices, not from memory': () => fetch(`${server.origin}${api.services}?any=${Math.random()}`),
    lead: () => post(server, api.contact, contactBody({ email: `visitor-${address}@example.com` })),
    requests: () => list(adminApi.requests),
    quotes: () => list(adminApi.quotes),
    customers: () => list(customerApi.customers),
    'visits of a week': () => panel(`${adminApi.schedule}?${week()}`),
    'a note': () =>
      fetch(server.origin + adminApi.request(1), {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ notes: `Note ${Math.random()}` }),
      }),
  };
  const times = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  const started = performance.now();
  async function callAll(note) {
    for (const [name, call] of Object.entries(calls)) {
      const began = performance.now();
      const answer = await call();
      await answer.arrayBuffer();
      const took = performance.now() - began;
      note(name, took);
      if (took >= noticedMilliseconds) {
        const at = ((began - started) / 1000).toFixed(1);
        console.log(`${name}: ${Math.round(took)} ms, ${at} s after the beginning`, answer.status);
      }
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await sleep(betweenMilliseconds);
    }
  }
  // Not the first call of a process, nor the first reading of a table.
  await callAll(() => {});
  let isOver = false;
  const calling = (async () => {
    while (!isOver) await callAll((name, took) => times[name].push(took));
  })();
  const began = performance.now();
  const logged = server.output().length;
  await Promise.race([work(), calling]);
  const took = performance.now() - began;
  isOver = true;
  await calling;
  console.log(slowQueries(server.output().slice(logged)));
  const measured = {
    ...Object.fromEntries(Object.entries(times).map(([name, each]) => [name, longest(each)])),
    takes: `${(took / 1000).toFixed(1)} s`,
    'memory of the server': `${mostMegabytes(server)} MB`,
  };
  // Each phase takes minutes at a million leads.
  console.log(measured);
  return measured;
}

/** The slow queries in the server's log. */
const slowQueries = (output) =>
  output
    .split('\n')
    .filter((line) => line.includes('slow query'))
    .map((line) => line.slice(0, 300))
    .join('\n');

function longest(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const ninetyNinth = sorted[Math.ceil(sorted.length * 0.99) - 1];
  return `${Math.round(sorted.at(-1))} / ${Math.round(ninetyNinth)} ms`;
}

function week() {
  const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return new URLSearchParams({ from: day(0), to: day(6) });
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
