/** The lists of the panel on few and on many rows, through the whole server. */
import { sql } from 'kysely';
import { getEngine, getSearchText } from '#kit/db/portable.ts';
import { createSearchIndexes, tidySearchIndexes } from '#kit/db/search-indexes.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { requestPriorities, requestStatuses } from '#sales/requests/requests.ts';
import { noDueOrder } from '#sales/requests/server/answer-clock.ts';
import { createTestApp } from '../tests/support/app.ts';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms, whole } from './report.mjs';
import { scaled } from './scale.mjs';
import { timeCall } from './time-call.mjs';

const sizes = [100, scaled(100_000, 200)];

const calls = {
  'first page': () => `${adminApi.requests}?limit=50`,
  'first page of a status': () => `${adminApi.requests}?limit=50&status=new`,
  'first page, due first': () => `${adminApi.requests}?limit=50&sort=due`,
  'both filters': () => `${adminApi.requests}?limit=50&status=new&priority=high`,
  'search, many found': () => `${adminApi.requests}?limit=50&search=example.com`,
  'search, one found': (size) => `${adminApi.requests}?limit=50&search=person${size - 1}@`,
  'page in the middle': (size) => `${adminApi.requests}?limit=50&offset=${size / 2}`,
  'last page': (size) => `${adminApi.requests}?limit=50&offset=${size - 50}`,
  'last page, due first': (size) => `${adminApi.requests}?limit=50&sort=due&offset=${size - 50}`,
  counters: () => adminApi.requestCounts,
  'empty trash': () => `${adminApi.trash}?limit=50`,
  'emails, first page': () => `${adminApi.outbox}?limit=50`,
  'emails, search, one found': (size) => `${adminApi.outbox}?limit=50&search=person${size - 1}@`,
};

export async function measureLists() {
  const engines = { SQLite: await measure(), Postgres: await onPostgres(measure) };
  const columns = Object.entries(engines).flatMap(([engine, bySize]) =>
    sizes.map((size) => ({ title: `${engine}, ${whole(size)}`, times: bySize[size] })),
  );
  return markdownTable(
    ['Lists, by requests stored', ...columns.map(({ title }) => title)],
    Object.keys(calls).map((name) => [name, ...columns.map(({ times }) => ms(times[name]))]),
  );
}

/** Milliseconds of each call, by the number of requests stored. Each request has an email. */
async function measure() {
  const t = await createTestApp();
  try {
    await createSearchIndexes(t.deps.db, t.deps.log);
    const bySize = {};
    let stored = 0;
    for (const size of sizes) {
      await addRequests(t, stored, size);
      stored = size;
      // The first calls of a process are slow.
      await timeCall(t, calls['first page']());
      bySize[size] = {};
      for (const [name, path] of Object.entries(calls)) bySize[size][name] = await timeCall(t, path(size));
    }
    return bySize;
  } finally {
    await t.close();
  }
}

const rowsAtOnce = 500;

async function addRequests({ deps: { db } }, from, to) {
  for (let first = from; first < to; first += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, to - first);
    const rows = Array.from({ length: count }, (_, index) => newRequest(first + index));
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('requests').values(rows).execute();
      await trx.insertInto('outbox').values(rows.map(newEmail)).execute();
    });
  }
  // On SQLite the hourly sweep does this, on Postgres autovacuum.
  await tidySearchIndexes(db);
  if (getEngine(db) === 'postgres') await sql`vacuum analyze`.execute(db);
}

const page = `<p>${'We have your request and answer within an hour. '.repeat(40)}</p>`;

function newEmail({ email, createdAt }) {
  const subject = 'We have your request';
  return {
    kind: 'email',
    purpose: 'confirmation',
    payload: JSON.stringify({ to: email, subject, html: page }),
    status: 'sent',
    attempts: 1,
    runAfter: createdAt,
    createdAt,
    sentAt: createdAt,
    searchText: getSearchText([email, subject]),
  };
}

function newRequest(number) {
  const createdAt = new Date(Date.UTC(2024, 0, 1) + number * 60_000).toISOString();
  const name = { firstName: 'Ana', lastName: `Lopez ${number}` };
  const email = `person${number}@example.com`;
  const phone = `(818) 555-${String(number % 10_000).padStart(4, '0')}`;
  return {
    ...name,
    email,
    phone,
    service: 'carpet',
    message: 'Two rooms and a hallway, please. '.repeat(8),
    imageUrl: null,
    status: requestStatuses[number % requestStatuses.length],
    priority: requestPriorities[number % requestPriorities.length],
    notes: '',
    firstReplyAt: null,
    // Every tenth waits for an answer.
    ...(number % 10 === 0
      ? { dueOrder: createdAt, answerDueAt: createdAt }
      : { dueOrder: noDueOrder, answerDueAt: null }),
    searchText: getSearchText([
      `Ana Lopez ${number}`,
      email,
      'Carpet Cleaning',
      phone,
      phone.replace(/\D/g, ''),
    ]),
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  };
}
