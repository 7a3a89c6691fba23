import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { openDb } from '#kit/db/open.ts';
import { AppError } from '#kit/server/errors.ts';
import { createTestDatabase, silentLog } from '../../../tests/support/database.ts';
import type { RateLimiter } from './rate-limit.ts';
import { createSharedRateLimiter, deleteOldHits } from './shared-rate-limit.ts';

const rule = { name: 'lead', hits: 3, perSeconds: 60 };

/** Two limiters, each with connections and a clock of its own, as two instances have. */
async function openLimiters(t: TestContext) {
  const database = await createTestDatabase();
  const db = openDb(database, silentLog);
  t.after(async () => {
    await db.destroy();
    await database.close();
  });
  const clocks = [Date.parse('2026-11-21T18:00:00.000Z'), Date.parse('2026-11-21T18:00:00.000Z')];
  const limiters = [database.db, db].map((each, index) =>
    createSharedRateLimiter(each, () => new Date(clocks[index]!), silentLog),
  ) as [RateLimiter, RateLimiter];
  return { limiters, db, clocks };
}

/** Seconds to wait, or 0. */
async function waitAfterHit(limiter: RateLimiter, who = 'a visitor', of = rule): Promise<number> {
  try {
    await limiter.hit(of, who);
    return 0;
  } catch (error) {
    assert.ok(error instanceof AppError && error.code === 'too-many-requests');
    return error.options.retryAfterSeconds!;
  }
}

test('two instances count one visitor together, and others and other rules apart', async (t) => {
  const { limiters, clocks } = await openLimiters(t);
  const [one, other] = limiters;
  for (const limiter of [one, other, one]) assert.equal(await waitAfterHit(limiter), 0);
  clocks[1]! += 20_000;
  assert.equal(await waitAfterHit(other), 40);
  assert.equal(await waitAfterHit(one), 60);
  assert.equal(await waitAfterHit(other, 'another visitor'), 0);
  assert.equal(await waitAfterHit(other, 'a visitor', { ...rule, name: 'sign-up' }), 0);
});

test('hits at the same moment are all counted, though the clocks differ by seconds', async (t) => {
  const { limiters, clocks } = await openLimiters(t);
  clocks[1]! -= 3_000;
  const hits = Array.from({ length: 12 }, (_, index) => waitAfterHit(limiters[index % 2]!));
  const waits = await Promise.all(hits);
  assert.equal(waits.filter((wait) => wait === 0).length, rule.hits);
});

test('a window that is over restarts, and so does one of a clock that was set back', async (t) => {
  const { limiters, clocks } = await openLimiters(t);
  const [one, other] = limiters;
  for (let hit = 0; hit < 4; hit += 1) await waitAfterHit(one);
  clocks[1]! += 60_000;
  assert.equal(await waitAfterHit(other), 0);
  clocks[0]! += 8 * 86_400_000;
  for (let hit = 0; hit < 4; hit += 1) await waitAfterHit(one);
  assert.equal(await waitAfterHit(one), 60);
  clocks[0]! -= 8 * 86_400_000;
  assert.equal(await waitAfterHit(one), 0);
});

test('no address is stored, and what is over is swept', async (t) => {
  const { limiters, clocks, db } = await openLimiters(t);
  const [one] = limiters;
  await waitAfterHit(one, '198.51.100.7');
  clocks[0]! += 30_000;
  await waitAfterHit(one, '198.51.100.8');
  const rows = await db.selectFrom('rateLimits').selectAll().execute();
  assert.equal(rows.length, 2);
  assert.doesNotMatch(JSON.stringify(rows), /198\.51/);
  await deleteOldHits(db, new Date(clocks[0]! + 45_000));
  assert.equal((await db.selectFrom('rateLimits').selectAll().execute()).length, 1);
  await deleteOldHits(db, new Date(clocks[0]! - 8 * 86_400_000));
  assert.deepEqual(await db.selectFrom('rateLimits').selectAll().execute(), []);
});

test('while the database is away an instance counts for itself', async () => {
  const lines: string[] = [];
  const note = (message: string) => void lines.push(message);
  const log = { ...silentLog, info: note, warn: note, error: note };
  const gone = openDb({ databaseUrl: 'postgres://nobody@127.0.0.1:9/gone', dataDir: '' }, silentLog);
  const limiter = createSharedRateLimiter(gone, () => new Date(), log);
  const waits = [];
  for (let hit = 0; hit < 4; hit += 1) waits.push(await waitAfterHit(limiter));
  await gone.destroy();
  assert.deepEqual(waits, [0, 0, 0, 60]);
  assert.equal(lines[0], 'rate limits: this instance counts alone');
});
