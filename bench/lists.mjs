/** How lists grow with their tables: the same calls on few and on many rows, through the whole server. */
import { sql } from 'kysely';
import { engineOf, searchTextOf } from '#server/db/portable.ts';
import { createSearchIndexes, tidySearchIndexes } from '#server/db/search-indexes.ts';
import { insertPost } from '#server/features/posts/posts.queries.ts';
import { adminApi, api } from '#shared/paths.ts';
import { requestPriorities, requestStatuses } from '#shared/requests.ts';
import { createTestApp } from '../tests/support/app.ts';

const sizes = [100, 10_000, 100_000];
const rounds = 15;

const calls = {
  'first page': () => `${adminApi.requests}?limit=50`,
  'first page of a status': () => `${adminApi.requests}?limit=50&status=new`,
  'both filters': () => `${adminApi.requests}?limit=50&status=new&priority=high`,
  'search, many found': () => `${adminApi.requests}?limit=50&search=example.com`,
  'search, one found': (size) => `${adminApi.requests}?limit=50&search=person${size - 1}@`,
  'page in the middle': (size) => `${adminApi.requests}?limit=50&offset=${size / 2}`,
  'last page': (size) => `${adminApi.requests}?limit=50&offset=${size - 50}`,
  counters: () => adminApi.requestCounts,
  'the trash, which is empty': () => `${adminApi.trash}?limit=50`,
  'e-mails, first page': () => `${adminApi.outbox}?limit=50`,
  'e-mails, search, one found': (size) => `${adminApi.outbox}?limit=50&search=person${size - 1}@`,
};

/** Milliseconds of each call, by the number of requests stored, and of e-mails about them. */
export async function measureLists() {
  const t = await createTestApp();
  try {
    await createSearchIndexes(t.deps.db, t.deps.log);
    const table = Object.fromEntries(Object.keys(calls).map((name) => [name, {}]));
    let stored = 0;
    for (const size of sizes) {
      await addRequests(t, stored, size);
      // The first calls of a process are slow, whatever they ask.
      if (stored === 0)
        for (let call = 0; call < 3; call++) await measure(t, `${adminApi.requests}?limit=50`);
      stored = size;
      for (const [name, path] of Object.entries(calls)) table[name][size] = await measure(t, path(size));
    }
    return table;
  } finally {
    await t.close();
  }
}

const articleSizes = [50, 500, 5_000];

/** Milliseconds of the public and the panel's list of articles, rendered or answered anew, by their number. */
export async function measureArticleLists() {
  const t = await createTestApp();
  try {
    const table = { 'GET /api/blog, 9 of them': {}, 'panel, first page': {} };
    let stored = 0;
    for (const size of articleSizes) {
      await addArticles(t, stored, size);
      stored = size;
      table['GET /api/blog, 9 of them'][size] = await measure(t, `${api.posts}?summary=1&limit=9`);
      table['panel, first page'][size] = await measure(t, `${adminApi.posts}?limit=50`);
    }
    return table;
  } finally {
    await t.close();
  }
}

async function addArticles(t, from, to) {
  await t.deps.db.transaction().execute(async (trx) => {
    for (let number = from; number < to; number++) {
      const createdAt = new Date(Date.UTC(2024, 0, 1) + number * 3_600_000).toISOString();
      await insertPost(trx, {
        title: `How to keep a couch clean, part ${number}`,
        slug: `part-${number}`,
        excerpt: 'Ten minutes a week.',
        content: `<p>${'Vacuum the seams first, then wipe with a damp cloth. '.repeat(80)}</p>`,
        category: 'Couch Cleaning',
        featuredImage: null,
        isPinned: 0,
        isPublished: 1,
        publishedAt: createdAt,
        createdAt,
      });
    }
  });
}

/** Median milliseconds of a call, after one that nobody measures. */
async function measure(t, path) {
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    const answer = await t.adminCall('GET', path);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    if (round > 0) times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)];
}

async function addRequests(t, from, to) {
  const rowsAtOnce = 500;
  for (let first = from; first < to; first += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, to - first);
    const rows = Array.from({ length: count }, (_, index) => newRequest(first + index));
    await t.deps.db.transaction().execute(async (trx) => {
      await trx.insertInto('requests').values(rows).execute();
      await trx.insertInto('outbox').values(rows.map(newEmail)).execute();
    });
  }
  // As the sweep of each hour does on SQLite, and Postgres by itself within a minute of so many new rows.
  await tidySearchIndexes(t.deps.db);
  if (engineOf(t.deps.db) === 'postgres') await sql`vacuum analyze`.execute(t.deps.db);
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
    searchText: searchTextOf([email, subject]),
  };
}

function newRequest(number) {
  const createdAt = new Date(Date.UTC(2024, 0, 1) + number * 60_000).toISOString();
  const email = `person${number}@example.com`;
  const phone = `(818) 555-${String(number % 10_000).padStart(4, '0')}`;
  return {
    firstName: 'Ana',
    lastName: `Lopez ${number}`,
    email,
    phone,
    service: 'carpet',
    message: 'Two rooms and a hallway, please. '.repeat(8),
    imageUrl: null,
    status: requestStatuses[number % requestStatuses.length],
    priority: requestPriorities[number % requestPriorities.length],
    notes: '',
    firstReplyAt: null,
    searchText: searchTextOf([
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
