/** How long a start takes that upgrades a database of the version before customers, and what memory. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { withoutTimeLimits } from '#server/db/open.ts';
import { engineOf } from '#server/db/portable.ts';
import { freePort } from '../scripts/steps/free-port.mjs';
import { createTestDatabase } from '../tests/support/database.ts';
import { spawnBuilt } from '../tests/support/spawn-built.ts';
import { untilOpen } from '../tests/support/until-open.ts';
import { customerRows } from './customer-rows.mjs';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, whole } from './report.mjs';

const leads = Number(process.env.BENCH_LEADS ?? 1_000_000);
/** Each has a request and a quote, of four people in five their first. */
const people = Math.floor(leads * 0.8);

export async function measureUpgrade() {
  const engines = { SQLite: await measure(), Postgres: await onPostgres(measure) };
  const rows = { 'no response for': 'seconds', 'memory at most': 'memory', 'the next start': 'again' };
  return markdownTable(
    [`Upgrade from before customers, ${whole(leads)} leads`, ...Object.keys(engines)],
    Object.entries(rows).map(([name, field]) => [name, ...Object.values(engines).map((one) => one[field])]),
  );
}

async function measure() {
  const database = await createTestDatabase({ migratedTo: '0029-no-list-counts' });
  try {
    await withoutTimeLimits(database.db, () => addLeads(database.db));
    await database.db.destroy();
    const { seconds, memory, output } = await start(database);
    console.log(output.replaceAll(/.*slow query.*\n/g, ''));
    const { seconds: again } = await start(database);
    return { seconds: `${seconds} s`, memory: `${memory} MB`, again: `${again} s` };
  } finally {
    await database.drop();
  }
}

/** Until the process says that it is open. */
async function start({ dataDir, databaseUrl }) {
  const began = performance.now();
  const child = spawnBuilt({
    PORT: String(await freePort()),
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: 'a long test password',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const { opened, output } = untilOpen(child);
  await opened;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  // Linux only, as `/proc` is.
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
  return { seconds, memory: Math.round(Number(kilobytes) / 1024), output: output() };
}

/** Copies one lead in the database itself; each person has a name, an email and a phone. */
async function addLeads(db) {
  const isSqlite = engineOf(db) === 'sqlite';
  const series = isSqlite
    ? `(with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${leads}) select n from numbers) as series`
    : `generate_series(2, ${leads}) as series(n)`;
  const person = `(n % ${people})`;
  const day = isSqlite
    ? `date('2020-01-01', '+' || (n * 2400 / ${leads}) || ' days')`
    : `(date '2020-01-01' + (n::bigint * 2400 / ${leads})::int)::text`;
  const phone = `cast(2000000 + ${person} as text)`;
  const contact = {
    id: 'n',
    last_name: `'Lopez' || cast(${person} % 5000 as text)`,
    email: `'person' || cast(${person} as text) || '@example.com'`,
    phone: `'(818) ' || substr(${phone}, 1, 3) || '-' || substr(${phone}, 4)`,
    phone_digits: `'818' || ${phone}`,
    search_text: `'ana lopez ' || cast(${person} as text)`,
    created_at: `${day} || 'T18:00:00.000Z'`,
  };
  const changes = {
    requests: contact,
    quotes: { ...contact, request_id: 'n', preferred_date: day },
    quote_items: { id: 'n', quote_id: 'n' },
  };
  const first = customerRows(1, 1);
  for (const [table, record] of [
    ['requests', first.requests],
    ['quotes', first.quotes],
    ['quoteItems', { ...first.quoteItems, id: 1 }],
  ]) {
    const { customerId: _later, ...row } = record;
    await db.insertInto(table).values(row).execute();
  }
  for (const [table, changed] of Object.entries(changes)) {
    const { rows } = await sql`select * from ${sql.table(table)} where id = 1`.execute(db.withoutPlugins());
    const columns = Object.keys(rows[0]);
    const values = columns.map((column) => changed[column] ?? `first.${column}`);
    const copy = `insert into ${table} (${columns}) select ${values} from ${table} as first, ${series} where first.id = 1`;
    await sql.raw(copy).execute(db);
    if (!isSqlite) {
      await sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), ${leads})`).execute(db);
    }
  }
  if (!isSqlite) await sql`vacuum analyze`.execute(db);
}
