import { createHash } from 'node:crypto';
import { isPassingFailure } from '#server/db/errors.ts';
import type { Db } from '#server/db/open.ts';
import { engineOf } from '#server/db/portable.ts';
import type { Log } from '#server/log.ts';
import { createRateLimiter, type RateLimiter, type Rule, refuseBeyond } from './rate-limit.ts';

/** SQLite serves one process, whose memory is quicker. */
export const openRateLimiter = (db: Db, clock: () => Date, log: Log): RateLimiter =>
  engineOf(db) === 'postgres' ? createSharedRateLimiter(db, clock, log) : createRateLimiter(clock);

/**
 * Fixed windows that all instances count together. While the database is away each counts for itself: whether a call
 * can be answered without it is not for the limiter to say.
 */
export function createSharedRateLimiter(db: Db, clock: () => Date, log: Log): RateLimiter {
  const own = createRateLimiter(clock);
  return {
    async hit(rule, who) {
      const now = clock();
      const window = await countHit(db, rule, who, now).catch((error) => {
        if (!isPassingFailure(error)) throw error;
        log.warn('calls are counted by this instance alone', { error: String(error) });
        return null;
      });
      if (window === null) return own.hit(rule, who);
      refuseBeyond(rule, { hits: window.hits, endsAt: Date.parse(window.endsAt) }, now.getTime());
    },
  };
}

/** In one statement, so that hits at the same moment are all counted. */
function countHit(db: Db, rule: Rule, who: string, now: Date) {
  const inPeriods = (count: number) => new Date(now.getTime() + count * rule.perSeconds * 1000).toISOString();
  const endsAt = inPeriods(1);
  const key = `${rule.name}:${createHash('sha256').update(who).digest('base64url')}`;
  return db
    .insertInto('rateLimits')
    .values({ key, hits: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOpen = eb.and([
          eb('rateLimits.endsAt', '>', now.toISOString()),
          // One that ends much later was opened by a clock that has since been put back. A period of tolerance,
          // because the clocks of instances are never quite the same.
          eb('rateLimits.endsAt', '<=', inPeriods(2)),
        ]);
        return {
          hits: eb
            .case()
            .when(isOpen)
            .then(eb('rateLimits.hits', '+', 1))
            .else(1)
            .end(),
          endsAt: eb.case().when(isOpen).then(eb.ref('rateLimits.endsAt')).else(endsAt).end(),
        };
      }),
    )
    .returning(['hits', 'endsAt'])
    .executeTakeFirstOrThrow();
}

/** Run now and then: windows that are over, and those of a clock that has since been put back. */
export async function forgetOldHits(db: Db, now: Date): Promise<void> {
  const dayAhead = new Date(now.getTime() + 86_400_000).toISOString();
  await db
    .deleteFrom('rateLimits')
    .where((eb) => eb.or([eb('endsAt', '<', now.toISOString()), eb('endsAt', '>', dayAhead)]))
    .execute();
}
