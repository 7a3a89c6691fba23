import { createHash } from 'node:crypto';
import { isPassingFailure } from '#kit/db/errors.ts';
import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { Log } from '#kit/server/log.ts';
import { createRateLimiter, type RateLimiter, type Rule, refuseBeyond } from './rate-limit.ts';

/** SQLite has a single process, which counts in memory. */
export const openRateLimiter = (db: Db, clock: () => Date, log: Log): RateLimiter =>
  getEngine(db) === 'postgres' ? createSharedRateLimiter(db, clock, log) : createRateLimiter(clock);

/**
 * Fixed windows that all instances share. While the database is down each instance counts alone, so that calls that
 * need no database still work.
 */
export function createSharedRateLimiter(db: Db, clock: () => Date, log: Log): RateLimiter {
  const own = createRateLimiter(clock);
  return {
    async hit(rule, who, weight = 1) {
      const now = clock();
      const window = await countHit(db, rule, { who, weight }, now).catch((error) => {
        if (!isPassingFailure(error)) throw error;
        log.warn('rate limits: this instance counts alone', { error: String(error) });
        return null;
      });
      if (window === null) return own.hit(rule, who, weight);
      refuseBeyond(rule, { hits: window.hits, endsAt: Date.parse(window.endsAt) }, now.getTime());
    },
  };
}

/** One statement, so that simultaneous hits all count. */
function countHit(db: Db, rule: Rule, { who, weight }: { who: string; weight: number }, now: Date) {
  const inPeriods = (count: number) => new Date(now.getTime() + count * rule.perSeconds * 1000).toISOString();
  const endsAt = inPeriods(1);
  const key = `${rule.name}:${createHash('sha256').update(who).digest('base64url')}`;
  return db
    .insertInto('rateLimits')
    .values({ key, hits: weight, endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOpen = eb.and([
          eb('rateLimits.endsAt', '>', now.toISOString()),
          // A window that ends much later comes from a clock that was set back since. One period of tolerance covers
          // the differences between the clocks of instances.
          eb('rateLimits.endsAt', '<=', inPeriods(2)),
        ]);
        return {
          hits: eb
            .case()
            .when(isOpen)
            .then(eb('rateLimits.hits', '+', weight))
            .else(weight)
            .end(),
          endsAt: eb.case().when(isOpen).then(eb.ref('rateLimits.endsAt')).else(endsAt).end(),
        };
      }),
    )
    .returning(['hits', 'endsAt'])
    .executeTakeFirstOrThrow();
}

/** Deletes windows that are over, and those of a clock that was set back since. */
export async function deleteOldHits(db: Db, now: Date): Promise<void> {
  const dayAhead = new Date(now.getTime() + 86_400_000).toISOString();
  await db
    .deleteFrom('rateLimits')
    .where((eb) => eb.or([eb('endsAt', '<', now.toISOString()), eb('endsAt', '>', dayAhead)]))
    .execute();
}
