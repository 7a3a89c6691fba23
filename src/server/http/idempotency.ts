import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Db } from '#server/db/open.ts';
import { inSharedTransaction } from '#server/db/shared-transaction.ts';
import type { Trx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';

const rememberedHours = 24;

export interface OnceKey {
  /** The call, so that a key of one call says nothing about another. */
  scope: string;
  /** What the client sent; null: nothing is remembered. */
  key: string | null;
  /** Hash of what was sent. */
  bodyHash: string;
}

export const hashOf = (body: string | Uint8Array) => createHash('sha256').update(body).digest('base64url');

/** The `Idempotency-Key` header. Throws 422 when it is no sensible key. */
export function readIdempotencyKey(c: Context): string | null {
  const key = c.req.header('Idempotency-Key')?.trim();
  if (!key) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    const message = 'Use 1 to 200 printable characters without spaces';
    throw new AppError('invalid-input', `The Idempotency-Key is invalid. ${message}.`, {
      errors: [{ path: 'Idempotency-Key', message }],
    });
  }
  return key;
}

/** The key of a call, and the hash of what it says: `input` as it was understood, so that spaces make no difference. */
export const readOnceKey = (c: Context, input: unknown): Omit<OnceKey, 'scope'> => ({
  key: readIdempotencyKey(c),
  bodyHash: hashOf(JSON.stringify(input)),
});

/**
 * Runs `story` in a transaction and remembers its answer under the key, in the same transaction. The same key and body
 * within 24 hours get the first answer and change nothing; another body is `key-reused`. A story that throws is not remembered.
 */
export async function once<Answer>(
  db: Db,
  { scope, key, bodyHash }: OnceKey,
  now: Date,
  story: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return inSharedTransaction(db, story);
  return inSharedTransaction(db, async (trx) => {
    // The key is taken first: on Postgres the same key at the same moment waits here, before it changes anything.
    while (!(await takeKey(trx, { scope, key, bodyHash }, now))) {
      const known = await findAnswer<Answer>(trx, { scope, key, bodyHash }, now);
      if (known) return known.answer;
    }
    const answer = await story(trx);
    await trx
      .insertInto('idempotencyKeys')
      .values(keyRow({ scope, key, bodyHash }, now, JSON.stringify(answer)))
      // No update: of those that come together an insert is one statement, see `merged`.
      .onConflict((conflict) =>
        conflict.columns(['scope', 'key']).doUpdateSet((eb) => ({ response: eb.ref('excluded.response') })),
      )
      .execute();
    return answer;
  });
}

const keyRow = (once: OnceKey & { key: string }, now: Date, response: string) => ({
  ...once,
  response,
  createdAt: now.toISOString(),
});

/** False where it is taken already. */
async function takeKey(trx: Trx, once: OnceKey & { key: string }, now: Date) {
  const taken = await trx
    .insertInto('idempotencyKeys')
    .values(keyRow(once, now, ''))
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    // By these `merged` tells whose key was taken, where several come together.
    .returning(['scope', 'key'])
    .executeTakeFirst();
  return taken !== undefined;
}

/** The remembered answer, for a story that has work to do before its transaction. */
export async function findAnswer<Answer>(
  db: Db,
  { scope, key, bodyHash }: OnceKey,
  now: Date,
): Promise<{ answer: Answer } | null> {
  if (key === null) return null;
  const known = await db
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'response', 'createdAt'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  if (known.createdAt < expiryLimit(now)) {
    await db.deleteFrom('idempotencyKeys').where('scope', '=', scope).where('key', '=', key).execute();
    return null;
  }
  if (known.bodyHash !== bodyHash) {
    throw new AppError('key-reused', 'This Idempotency-Key was already used with a different body.');
  }
  // Taken a moment ago in this very transaction: on Postgres that takes all back, and each is told by itself.
  if (known.response === '') throw new Error('The same Idempotency-Key is under way');
  return { answer: JSON.parse(known.response) as Answer };
}

/** Run now and then: forgets the answers whose time is over. */
export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', expiryLimit(now)).execute();
}

const expiryLimit = (now: Date) => new Date(now.getTime() - rememberedHours * 3_600_000).toISOString();
