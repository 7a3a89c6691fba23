import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { seedDemo } from '#app/seed/seed.ts';
import { storePost } from '#articles/blog/server/posts.service.ts';
import { openDb } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { Source } from '#kit/http/response-cache.ts';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import { until } from '../../../tests/support/until.ts';
import { loaders } from './loaders.ts';
import { openSourceCounters } from './source-counters.ts';
import { lookEveryMilliseconds, watchSourceVersions } from './watch-sources.ts';

const sources: Source[] = ['posts', 'published_pairs', 'services', 'settings'];
/** At its first look it forgets each source. */
const first = sources.length;
const now = new Date('2026-11-21T18:00:00.000Z');

/** Watches as another process does, through a connection of its own, after its first look. */
async function watchElsewhere(t: TestContext) {
  const database = await createTestDatabase();
  const db = openDb(database, silentLog);
  const forgotten: Source[] = [];
  const lines: string[] = [];
  const note = (message: string) => void lines.push(message);
  const log = { ...silentLog, info: note, warn: note, error: note };
  const counters = openSourceCounters(db, database, log);
  const watch = watchSourceVersions(counters, log, (source) => void forgotten.push(source), 20);
  t.after(async () => {
    await watch.stop();
    await db.destroy();
    await database.close();
  });
  await until(() => forgotten.length === first);
  return { db: database.db, forgotten, lines };
}

test('its first check invalidates everything, later ones nothing until something changes', async (t) => {
  const { forgotten, db } = await watchElsewhere(t);
  assert.deepEqual(forgotten.toSorted(), sources);
  await db.insertInto('secrets').values({ name: 'other', value: 'no page shows it' }).execute();
  await db.transaction().execute((trx) => storePost(trx, draft, now));
  await until(() => forgotten.length > first);
  assert.deepEqual(forgotten.slice(first), ['posts']);
});

const draft = { title: 'One', content: '<p>Text</p>', isAiWritten: true };

test('a change by a seed, a command or directly in the database is noticed, and a rolled back one is not', async (t) => {
  const { forgotten, db } = await watchElsewhere(t);
  await seedDemo(db, now);
  await until(() => forgotten.slice(first).includes('services') && forgotten.slice(first).includes('posts'));
  const versions = () => db.selectFrom('pageSources').selectAll().orderBy('source').execute();
  const before = await versions();
  const rolledBack = db.transaction().execute(async (trx) => {
    await trx.updateTable('services').set({ title: 'Never' }).execute();
    throw new Error('changed my mind');
  });
  await assert.rejects(rolledBack, /changed my mind/);
  assert.deepEqual(await versions(), before);
  const seen = forgotten.length;
  await db.deleteFrom('services').where('isAddOn', '=', 1).execute();
  await until(() => forgotten.length > seen);
  assert.equal(forgotten.at(-1), 'services');
});

test('a database that is away is logged once, and changes in the meantime are noticed afterwards', async (t) => {
  const { forgotten, lines, db } = await watchElsewhere(t);
  await db.schema.alterTable('page_sources').renameTo('page_sources_away').execute();
  await until(() => lines.length === 1);
  await sleep(100);
  assert.deepEqual(lines, ['changes of pages made elsewhere are not seen']);
  await db.schema.alterTable('page_sources_away').renameTo('page_sources').execute();
  await db.updateTable('pageSources').set({ version: 40 }).where('source', '=', 'services').execute();
  await until(() => forgotten.length > first);
  assert.deepEqual(forgotten.slice(first), ['services']);
  assert.deepEqual(lines.slice(1), ['changes of pages are seen again']);
});

test('every source that a page is made of has a counter that its table keeps', async (t) => {
  const database = await createTestDatabase();
  t.after(database.close);
  // Every page has something of the settings on it.
  const used = new Set(['settings', ...Object.values(loaders).flatMap(({ sources }) => [...sources])]);
  const counted = await database.db.selectFrom('pageSources').select('source').execute();
  assert.deepEqual(counted.map(({ source }) => source).sort(), [...used].sort());
});

test('two simultaneous changes do not block each other by their counters', async (t) => {
  const { db } = await watchElsewhere(t);
  await seedDemo(db, now);
  const [one, other] = await db.selectFrom('services').select('id').orderBy('id').limit(2).execute();
  const hide = (trx: Kysely<Schema>, id: number) =>
    trx.updateTable('services').set({ isActive: 0 }).where('id', '=', id).execute();
  let second: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    await hide(trx, one!.id);
    second = db.transaction().execute((trx) => hide(trx, other!.id));
    // Long enough for it to hold its record, on Postgres; on SQLite it waits for its turn.
    await sleep(150);
    await hide(trx, other!.id);
  });
  await second;
  const hidden = await db.selectFrom('services').select('id').where('isActive', '=', 0).execute();
  assert.deepEqual(hidden.map(({ id }) => id).sort(), [one!.id, other!.id].sort());
});

/** A database whose responses the test gives. */
function askedByHand(t: TestContext) {
  const asked: PromiseWithResolvers<{ source: string; version: number }[]>[] = [];
  const read = () => {
    asked.push(Promise.withResolvers());
    return asked.at(-1)!.promise;
  };
  const forgotten: Source[] = [];
  const counters = { read, close: async () => {} };
  const watch = watchSourceVersions(counters, silentLog, (source) => void forgotten.push(source), 3_600_000);
  t.after(watch.stop);
  const answer = async (version: number) => {
    asked.at(-1)!.resolve([{ source: 'posts', version }]);
    await turn();
  };
  return { ...watch, asked, forgotten, answer };
}

test('who catches up during a look waits for the next one, and shares it with all others', async (t) => {
  const { catchUp, asked, forgotten, answer } = askedByHand(t);
  const seen: string[] = [];
  // The first look may have read its counters before the change that they must see.
  for (const name of ['one', 'other']) void catchUp().then(() => seen.push(name));
  await answer(1);
  assert.deepEqual([seen, asked.length], [[], 2]);
  await answer(2);
  assert.deepEqual([seen, asked.length, forgotten], [['one', 'other'], 2, ['posts', 'posts']]);
  const last = catchUp();
  assert.equal(asked.length, 3);
  await answer(2);
  await last;
  assert.equal(forgotten.length, 2);
});

test('nobody waits for a database that is known to be away', async (t) => {
  const { catchUp, asked } = askedByHand(t);
  const first = catchUp();
  asked[0]!.reject(new Error('away'));
  await turn();
  asked[1]!.reject(new Error('away'));
  await first;
  await catchUp();
  assert.equal(asked.length, 2);
});

test('it looks well within the two seconds that are promised', () => {
  assert.ok(lookEveryMilliseconds <= 1_000);
});
