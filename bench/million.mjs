/**
 * The panel with a million requests, on the real server: every call of its screens, each screen in Chromium, the start.
 * BENCH_MILLION names a folder that keeps the databases for the next time; BENCH_MILLION_URL a Postgres database that
 * `node bench/many-leads.ts` fills or has filled. Without them they are made anew, which takes long.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '#kit/db/open.ts';
import { health } from '#kit/paths/paths.ts';
import { freePort } from '../scripts/steps/free-port.mjs';
import { startPostgres } from '../scripts/steps/postgres.mjs';
import { admin } from '../tests/support/admin.ts';
import { silentLog } from '../tests/support/database.ts';
import { spawnBuilt } from '../tests/support/spawn-built.ts';
import { median } from './load.mjs';
import { millionCalls } from './million-calls.mjs';
import { knownRows } from './million-known.mjs';
import { measureScreens } from './million-screens.mjs';
import { markdownTable, ms } from './report.mjs';
import { isSmallest, scaled } from './scale.mjs';
import { inProject, newFolder } from './servers.mjs';

const rounds = scaled(15, 1);
const starts = scaled(3, 1);

export async function measureMillion() {
  const kept = process.env.BENCH_MILLION;
  const folder = kept ?? newFolder();
  const chosen = scaled(process.env.BENCH_MILLION_ENGINE, 'sqlite');
  const engines = {};
  if (chosen !== 'postgres') engines.SQLite = await measure(join(folder, 'sqlite'), null);
  if (chosen !== 'sqlite') {
    const url = process.env.BENCH_MILLION_URL;
    const own = url ? null : await startPostgres({ isDurable: true, folder: kept });
    engines.Postgres = await measure(join(folder, 'postgres'), url ?? own.url);
    await own?.stop();
  }
  const names = Object.keys(engines);
  const cell = (times) => (times ? `${ms(median(times))}, ${ms(Math.max(...times))}` : '');
  const rows = (part) =>
    Object.keys(Object.values(engines)[0][part]).map((name) => [
      name,
      ...names.map((engine) => cell(engines[engine][part][name])),
    ]);
  return [
    markdownTable(
      ['1,000,000 requests: start and lists, median and longest', ...names],
      [...rows('start'), ...rows('lists')],
    ),
    markdownTable(['Details and figures', ...names], rows('others')),
    markdownTable(['Until a screen, or what it found, is there', ...names], rows('screens')),
  ].join('\n\n');
}

async function measure(dataDir, databaseUrl) {
  mkdirSync(dataDir, { recursive: true });
  const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const place = { dataDir, databaseUrl };
  fill(environment);
  const db = openDb(place, silentLog);
  const known = await knownRows(db);
  await db.destroy();
  const startTimes = [];
  let server;
  for (let round = 0; round < starts; round++) {
    await server?.stop();
    server = await startServer(environment);
    startTimes.push(server.milliseconds);
  }
  try {
    const call = await signIn(server.origin);
    const { lists, others } = millionCalls(known, new Date().toISOString().slice(0, 10));
    return {
      start: { 'start to ready': startTimes },
      lists: await timeAll(call, lists),
      others: await timeAll(call, others),
      screens: await measureScreens(server.origin, known),
    };
  } finally {
    await server.stop();
  }
}

/** Does nothing to a database that has leads. */
function fill(environment) {
  const size = isSmallest ? ['--count', '600', '--days', '80'] : [];
  const command = ['bench/many-leads.ts', ...size];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: inProject('.'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (status !== 0 && !String(stderr).includes('already leads')) throw new Error(String(stderr));
}

async function startServer(environment) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawnBuilt({
    ...environment,
    PORT: String(port),
    PUBLIC_URL: origin,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  });
  child.stdout.resume();
  child.stderr.resume();
  const isReady = () =>
    fetch(origin + health.ready).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    await sleep(10);
  }
  return {
    origin,
    milliseconds: performance.now() - began,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(admin),
  });
  if (!answer.ok) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
  const Cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (path) => fetch(origin + path, { headers: { Cookie } });
}

async function timeAll(call, calls) {
  const measured = {};
  for (const [name, path] of Object.entries(calls)) {
    const times = [];
    for (let round = 0; round <= rounds; round++) {
      const start = performance.now();
      const response = await call(path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      if (round > 0) times.push(performance.now() - start);
    }
    measured[name] = times;
    console.log(name.padEnd(45), ms(median(times)), ms(Math.max(...times)));
  }
  return measured;
}
