/**
 * How the list of requests grows with its table: the same calls on 100, 10,000 and 100,000 requests, through the
 * whole server, on SQLite. Times of one run on one machine are compared with each other only. Needs a build.
 */
import { searchTextOf } from '#server/db/portable.ts';
import { adminApi } from '#shared/paths.ts';
import { requestPriorities, requestStatuses } from '#shared/requests.ts';
import { createTestApp } from '../../tests/support/app.ts';

const sizes = [100, 10_000, 100_000];
const rounds = 15;

const calls = {
  'first page': () => 'limit=50',
  'first page of a status': () => 'limit=50&status=new',
  'both filters': () => 'limit=50&status=new&priority=high',
  'search, many found': () => 'limit=50&search=example.com',
  'search, one found': (size) => `limit=50&search=person${size - 1}@`,
  'last page': (size) => `limit=50&offset=${size - 50}`,
};

const t = await createTestApp();
try {
  const table = Object.fromEntries(Object.keys(calls).map((name) => [name, {}]));
  table.counters = {};
  let stored = 0;
  for (const size of sizes) {
    await addRequests(stored, size);
    // The first calls of a process are slow, whatever they ask.
    if (stored === 0) for (let call = 0; call < 3; call++) await measure(`${adminApi.requests}?limit=50`);
    stored = size;
    for (const [name, query] of Object.entries(calls)) {
      table[name][size] = await measure(`${adminApi.requests}?${query(size)}`);
    }
    table.counters[size] = await measure(adminApi.requestCounts);
  }
  print(table);
} finally {
  await t.close();
}

/** Median milliseconds of a call, after one that nobody measures. */
async function measure(path) {
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

async function addRequests(from, to) {
  const rowsAtOnce = 500;
  await t.deps.db.transaction().execute(async (trx) => {
    for (let first = from; first < to; first += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, to - first);
      const rows = Array.from({ length: count }, (_, index) => newRequest(first + index));
      await trx.insertInto('requests').values(rows).execute();
    }
  });
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

function print(table) {
  const head = ['GET /api/admin/requests', ...sizes.map((size) => size.toLocaleString('en-US'))];
  const [least] = sizes;
  const lines = Object.entries(table).map(([name, times]) => [
    name,
    ...sizes.map((size) => `${times[size].toFixed(1)} ms (×${(times[size] / times[least]).toFixed(1)})`),
  ]);
  for (const [name, ...cells] of [head, ...lines]) {
    console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(20)).join(''));
  }
}
