/** 100,000 customers from a file: the time, the memory of the process, and how long pages and the panel take meanwhile. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { admin } from '../tests/support/admin.ts';
import { startTestServer } from '../tests/support/server.ts';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms, whole } from './report.mjs';
import { isSmallest, scaled } from './scale.mjs';

const size = scaled(100_000, 300);
const idleMilliseconds = scaled(5_000, 200);

export async function measureImport() {
  const engines = { SQLite: await measure(), ...(!isSmallest && { Postgres: await onPostgres(measure) }) };
  const rows = [
    ['upload', ({ upload }) => ms(upload)],
    ['check', ({ check }) => ms(check)],
    ['run', ({ run }) => ms(run)],
    ['memory before, and the most', ({ before, most }) => `${before}, ${most} MB`],
    [
      'home before: 99th percentile, longest',
      ({ idle: { home } }) => `${ms(home.late)}, ${ms(home.longest)}`,
    ],
    ['home meanwhile: 99th percentile, longest', ({ home }) => `${ms(home.late)}, ${ms(home.longest)}`],
    [
      'customers before: 99th percentile, longest',
      ({ idle: { list } }) => `${ms(list.late)}, ${ms(list.longest)}`,
    ],
    ['customers meanwhile: 99th percentile, longest', ({ list }) => `${ms(list.late)}, ${ms(list.longest)}`],
    ['home beside an idle server', ({ home, idle }) => (home.middle / idle.home.middle).toFixed(1)],
    ['customers beside an idle server', ({ list, idle }) => (list.middle / idle.list.middle).toFixed(1)],
  ];
  return markdownTable(
    [`Importing ${whole(size)} customers`, ...Object.keys(engines)],
    rows.map(([name, read]) => [name, ...Object.values(engines).map(read)]),
  );
}

async function measure() {
  const site = await startTestServer();
  try {
    const cookie = await signIn(site);
    const call = async (method, path, body) => {
      const answer = await fetch(site.origin + path, { method, body, headers: { Cookie: cookie } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const visitors = startVisitors(site, cookie);
    await sleep(idleMilliseconds);
    await visitors.answered();
    const idle = visitors.take();
    const before = megabytes(site);
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, megabytes(site));
    }, 100);
    const form = new FormData();
    form.set('kind', 'customers');
    form.set('file', new File([customersCsv()], 'customers.csv'));
    const timed = async (work) => {
      const start = performance.now();
      const result = await work();
      return [performance.now() - start, result];
    };
    const [upload, { id }] = await timed(() => call('POST', adminApi.imports, form));
    const [check] = await timed(() => call('POST', adminApi.checkImport(id)));
    const [run, done] = await timed(async () => {
      await call('POST', adminApi.runImport(id));
      for (;;) {
        const own = await call('GET', adminApi.import(id));
        if (own.status !== 'running') return own;
        await sleep(200);
      }
    });
    if (done.created !== size) throw new Error(`${done.status}: ${done.created} of ${size} customers`);
    clearInterval(watch);
    return { upload, check, run, before, most, idle, ...(await visitors.stop()) };
  } finally {
    await site.close();
  }
}

/** One visitor and one person in the office, who ask again and again. */
function startVisitors({ origin }, cookie) {
  const times = { home: [], list: [] };
  let isOver = false;
  const paths = { home: '/', list: `${customerApi.customers}?limit=50` };
  const asking = Object.entries(paths).map(async ([name, path]) => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(origin + path, { headers: { Cookie: cookie } })).arrayBuffer();
      times[name].push(performance.now() - start);
      await sleep(20);
    }
  });
  const take = () => {
    const taken = { home: figures(times.home), list: figures(times.list) };
    times.home = [];
    times.list = [];
    return taken;
  };
  return {
    take,
    /** A first response may take longer than the smallest size measures. */
    async answered() {
      while (Object.values(times).some(({ length }) => length === 0)) await sleep(20);
    },
    async stop() {
      isOver = true;
      await Promise.all(asking);
      return take();
    },
  };
}

function figures(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { middle: at(0.5), late: at(0.99), longest: sorted.at(-1) };
}

function customersCsv() {
  const head = 'First Name,Last Name,Email,Phone,Street,City,State,Zip,Notes,Lead source,Tags,Created\n';
  const lines = Array.from({ length: size }, (_, index) => {
    const phone = `(818) ${String(200 + (index % 800))}-${String(index % 10_000).padStart(4, '0')}`;
    return `Ana${index},Lopez${index},ana${index}@example.com,${phone},${index} Oak St,Burbank,CA,91501,"Gate code ${index}, dog",Google,VIP,2024-03-01\n`;
  });
  return head + lines.join('');
}

async function signIn({ origin }) {
  const answer = await fetch(origin + api.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Linux only, as `/proc` is. */
function megabytes(site) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'));
  return Math.round(Number(kilobytes) / 1024);
}
