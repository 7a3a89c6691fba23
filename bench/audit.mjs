/** The audit log with a million entries, through the whole server. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { getEngine } from '#kit/db/portable.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { sweepAudit } from '#office/audit/server/audit.queries.ts';
import { createTestApp } from '../tests/support/app.ts';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms, whole } from './report.mjs';
import { scaled } from './scale.mjs';
import { timeCall } from './time-call.mjs';

const size = Number(process.env.BENCH_AUDIT ?? scaled(1_000_000, 1_000));
/** Older than two years, as if the sweep had not run for weeks. */
const expired = size / 10;

const path = (query) => `${adminApi.audit}?${new URLSearchParams({ limit: 50, ...query })}`;
const calls = {
  'first page': path({}),
  'by person': path({ person: 'user7' }),
  'by action': path({ action: 'quote-price-changed' }),
  'by person, action and days': path({
    person: 'user7',
    action: 'quote-price-changed',
    from: dayAgo(300),
    to: dayAgo(200),
  }),
  '“Show older” in the middle': path({ before: size / 2 }),
  '“Show older” at the end, by person': path({ person: 'user7', before: expired }),
  'offset of half of them, through the API': path({ offset: size / 2 }),
};

export async function measureAudit() {
  const engines = { SQLite: await measure(), Postgres: await onPostgres(measure) };
  return markdownTable(
    [`With ${whole(size)} audit entries`, ...Object.keys(engines)],
    Object.keys(engines.SQLite).map((name) => [name, ...Object.values(engines).map((row) => row[name])]),
  );
}

async function measure() {
  const t = await createTestApp();
  try {
    await addEntries(t.deps.db);
    const rows = {};
    for (const [name, call] of Object.entries(calls)) rows[name] = ms(await timeCall(t, call));
    Object.assign(rows, await exportAll(t), await sweep(t.deps.db));
    return rows;
  } finally {
    await t.close();
  }
}

/** Reads the file as fast as it comes, which is the hardest case for others. */
async function exportAll(t) {
  const held = monitorEventLoopDelay({ resolution: 1 });
  const start = performance.now();
  held.enable();
  const response = await t.adminCall('GET', adminApi.auditCsv);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  held.disable();
  return {
    'CSV of all': `${((performance.now() - start) / 1000).toFixed(1)} s, ${whole(bytes / 1e6)} MB`,
    'others wait meanwhile, 99th percentile, at most': `${ms(held.percentile(99) / 1e6)}, ${ms(held.max / 1e6)}`,
  };
}

async function sweep(db) {
  const held = monitorEventLoopDelay({ resolution: 1 });
  const start = performance.now();
  held.enable();
  await sweepAudit(db);
  held.disable();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {
    [`deleting ${whole(expired)} old ones`]: `${seconds} s`,
    'others wait meanwhile, at most': ms(held.max / 1e6),
  };
}

function dayAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Over two years, and the expired ones before that. */
async function addEntries(db) {
  const seconds = (730 * 86_400) / (size - expired);
  const time =
    getEngine(db) === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || cast((${size} - i) * ${seconds} + 60 as integer) || ' seconds')`
      : `to_char(now() at time zone 'utc' - ((${size} - i) * ${seconds} + 60) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  // The time limit of a statement allows no more.
  const rowsAtOnce = 20_000;
  for (let first = 1; first <= size; first += rowsAtOnce) {
    await sql
      .raw(
        `insert into events (is_audit, created_at, user_id, user_name, type, subject, subject_id, content)
       with recursive numbers(i) as (select ${first} union all select i + 1 from numbers where i < ${Math.min(size, first + rowsAtOnce - 1)})
       select 1, ${time}, 'user' || (i % 12), 'Kim ' || (i % 12),
         case i % 5 when 0 then 'signed-in' when 1 then 'quote-price-changed' when 2 then 'quote-priced' when 3 then 'exported' else 'settings-changed' end,
         'quote', cast(i as text), '{"before":{"total":"160.20","discountPercent":10},"after":{"total":"149.00","discountPercent":15}}'
       from numbers`,
      )
      .execute(db);
  }
  if (getEngine(db) === 'postgres') await sql`vacuum analyze`.execute(db);
}
