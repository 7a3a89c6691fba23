/**
 * Quotes per second that are on the disk before they are answered, sent by 16 clients over HTTP to the real process,
 * against the very rows of such a quote inserted by the bare driver, one transaction each, into the same engine; and the
 * processor time that one takes of the server and its engine together.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openDb } from '#server/db/open.ts';
import { api } from '#shared/paths.ts';
import { silentLog } from '../tests/support/database.ts';
import { quoteBody } from '../tests/support/leads.ts';
import { startTestServer } from '../tests/support/server.ts';
import { median } from './load.mjs';
import { processorMs } from './processor.mjs';

const clients = 16;
const seconds = 5;
const tables = ['requests', 'quotes', 'quoteItems', 'history', 'outbox', 'idempotencyKeys'];

/** On the engine that TEST_DATABASE names, else SQLite. */
export async function measureSubmissions() {
  const server = await startTestServer();
  try {
    const { dataDir, databaseUrl } = server.database;
    const db = openDb({ dataDir, databaseUrl }, silentLog);
    const send = await quoteSender(server.origin, db);
    await inParallel(send, 1);
    const rows = await rowsOfOneLead(db, send);
    await db.destroy();
    const insert = databaseUrl ? await postgresInserter(databaseUrl, rows) : sqliteInserter(dataDir, rows);
    const ours = [];
    const raw = [];
    for (let round = 0; round < 3; round++) {
      raw.push(await inParallel(insert.once, seconds));
      const before = othersProcessorMs();
      const result = await inParallel(send, seconds);
      ours.push({ ...result, processorMs: (othersProcessorMs() - before) / result.count });
    }
    await insert.close();
    const middle = (results, key) => median(results.map((one) => one[key]));
    return {
      perSecond: middle(ours, 'perSecond'),
      p99Ms: middle(ours, 'p99Ms'),
      rawPerSecond: middle(raw, 'perSecond'),
      processorMs: middle(ours, 'processorMs'),
      rows: rows.length,
    };
  } finally {
    await server.close();
  }
}

/** Quotes of the same clients to a server that runs on `database`, for as long. */
export async function sendQuotes({ origin, database }) {
  const db = openDb(database, silentLog);
  const send = await quoteSender(origin, db);
  await db.destroy();
  await inParallel(send, seconds);
}

async function quoteSender(origin, db) {
  const services = await db.selectFrom('services').select('id').limit(3).execute();
  const preferredDate = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  return submitter(
    origin,
    quoteBody(
      services.map(({ id }) => ({ serviceId: id, quantity: 2 })),
      { preferredDate },
    ),
  );
}

/** Of the server and its engine: of all that was started here, less what this process itself took. */
function othersProcessorMs() {
  const { user, system } = process.cpuUsage();
  return processorMs(process.pid) - (user + system) / 1000;
}

function submitter(origin, body) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const text = JSON.stringify(body);
  return () =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      const call = request(origin + api.contact, { method: 'POST', agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 201 ? resolve() : reject(new Error(String(answer.statusCode))),
        );
      });
      call.on('error', reject);
      call.end(text);
    });
}

/** What one lead leaves in the database: `{ table, row }`, without the ids that the engine gives. */
async function rowsOfOneLead(db, send) {
  const lastIds = {};
  const key = (table) => (table === 'idempotencyKeys' ? 'createdAt' : 'id');
  for (const table of tables) {
    const last = await db
      .selectFrom(table)
      .select(key(table))
      .orderBy(key(table), 'desc')
      .limit(1)
      .executeTakeFirst();
    lastIds[table] = last?.[key(table)];
  }
  await send();
  const rows = [];
  for (const table of tables) {
    const added = await db.selectFrom(table).selectAll().where(key(table), '>', lastIds[table]).execute();
    for (const { id: _id, ...row } of added) rows.push({ table: snake(table), row });
  }
  return rows.map(({ table, row }) => ({
    table,
    columns: Object.keys(row).map(snake),
    values: Object.values(row),
  }));
}

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function sqliteInserter(dataDir, rows) {
  const database = new DatabaseSync(join(dataDir, 'sunweave.sqlite'), { timeout: 5_000 });
  database.exec('pragma synchronous = full');
  const statements = rows.map(({ table, columns, values }) => ({
    statement: database.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    ),
    values,
    key: table === 'idempotency_keys' ? columns.indexOf('key') : -1,
  }));
  return {
    async once() {
      database.exec('begin immediate');
      for (const { statement, values, key } of statements) {
        statement.run(...(key < 0 ? values : values.with(key, randomUUID())));
      }
      database.exec('commit');
    },
    close: async () => database.close(),
  };
}

async function postgresInserter(databaseUrl, rows) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  const statements = rows.map(({ table, columns, values }, index) => ({
    name: `raw_${index}`,
    text: `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    values,
    key: table === 'idempotency_keys' ? columns.indexOf('key') : -1,
  }));
  return {
    async once() {
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const { name, text, values, key } of statements) {
          await client.query({ name, text, values: key < 0 ? values : values.with(key, randomUUID()) });
        }
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function inParallel(once, forSeconds) {
  const times = [];
  const end = performance.now() + forSeconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await once();
      times.push(performance.now() - start);
      // The synchronous driver would otherwise keep the clock of the others from turning.
      await new Promise(setImmediate);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, work));
  const sorted = times.toSorted((one, other) => one - other);
  return {
    count: times.length,
    perSecond: (times.length * 1000) / (performance.now() - start),
    p99Ms: sorted[Math.floor(sorted.length * 0.99)],
  };
}
