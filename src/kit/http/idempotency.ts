import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Selectable } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import type { IdempotencyKeysTable } from '#kit/db/tables/idempotency-keys.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { AppError, refuse } from '#kit/server/errors.ts';

const storedHours = 24;

/** Identifies repeats of a request. */
export interface Idempotency {
  /** The header; null: nothing is stored under it. */
  key: string | null;
  /** Hash of what was sent. */
  bodyHash: string;
}

export interface ScopedKey extends Idempotency {
  /** The endpoint, so that a key of one says nothing about another. */
  scope: string;
}

/** The records that a response is about: erasing one of them deletes the response. */
type RecordIds = Partial<
  Pick<
    Selectable<IdempotencyKeysTable>,
    'requestId' | 'quoteId' | 'customerId' | 'invoiceId' | 'visitId' | 'uploadId'
  >
>;

/** For responses without personal data. */
export const aboutNobody: RecordIds = {};

export interface IdempotencyKey<Result> extends ScopedKey {
  about: RecordIds | ((result: NoInfer<Result>, trx: Trx) => RecordIds | Promise<RecordIds>);
}

export const getHash = (body: string | Uint8Array) => createHash('sha256').update(body).digest('base64url');

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

/** The key of a request, and the hash of its parsed body, if it has one, so that spaces make no difference. */
export const getIdempotency = (c: Context, input: unknown): Idempotency => ({
  key: readIdempotencyKey(c),
  bodyHash: getHash(JSON.stringify(input ?? null)),
});

/**
 * Runs `run` in a transaction and stores its result under the key, in the same transaction. The same key and body
 * within 24 hours get the first result and change nothing; another body is `key-reused`. A failure is not stored.
 */
export async function withIdempotency<Result>(
  db: Db,
  { scope, key, bodyHash, about }: IdempotencyKey<Result>,
  now: Date,
  run: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  if (key === null) return inTransaction(db, run);
  return inTransaction(db, async (trx) => {
    // Takes the key first: on Postgres a simultaneous request with the same key waits here.
    while ((await takeKeys(trx, [{ scope, key, bodyHash }], now)).length === 0) {
      const known = await findStoredResponse<Result>(trx, { scope, key, bodyHash }, now);
      if (known) return known.response;
    }
    const result = await run(trx);
    await trx
      .updateTable('idempotencyKeys')
      .set({
        response: JSON.stringify(result),
        ...(typeof about === 'function' ? await about(result, trx) : about),
      })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return result;
  });
}

/** Throws `key-reused` where a key stands for another body. The caller stores the response elsewhere. */
export async function claimKeys(trx: Trx, ids: readonly TakenKey[], now: Date): Promise<void> {
  let left = ids;
  while (left.length > 0) {
    const taken = await takeKeys(trx, left, now, 'null');
    const expired = [];
    for (const id of left) {
      if (!taken.includes(id.scope) && !(await findStoredResponse(trx, id, now))) expired.push(id);
    }
    left = expired;
  }
}

type TakenKey = ScopedKey & { key: string };

/** The scopes of those that were free. */
async function takeKeys(trx: Trx, ids: readonly TakenKey[], now: Date, response = ''): Promise<string[]> {
  const rows = await trx
    .insertInto('idempotencyKeys')
    .values(ids.map((id) => ({ ...id, response, isLinked: 1, createdAt: now.toISOString() })))
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('scope')
    .execute();
  return rows.map(({ scope }) => scope);
}

/** The stored response, for a caller that has work to do before its transaction. */
export async function findStoredResponse<Result>(
  db: Db,
  { scope, key, bodyHash }: ScopedKey,
  now: Date,
): Promise<{ response: Result } | null> {
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
    throw refuse('key-reused', 'keyReused');
  }
  return { response: JSON.parse(known.response) as Result };
}

/**
 * The same for work beyond the database, which no transaction may wait for: a repeat gets the stored result, but two calls
 * at the same moment both run.
 */
export async function withStoredResponse<Result>(
  db: Db,
  id: IdempotencyKey<Result>,
  now: Date,
  run: () => Promise<Result>,
): Promise<Result> {
  const known = await findStoredResponse<Result>(db, id, now);
  if (known) return known.response;
  const result = await run();
  return withIdempotency(db, id, now, async () => result);
}

/** For the hourly sweep. */
export async function deleteOldResponses(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', expiryLimit(now)).execute();
}

const expiryLimit = (now: Date) => new Date(now.getTime() - storedHours * 3_600_000).toISOString();
