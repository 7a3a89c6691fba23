import { createHash } from 'node:crypto';
import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { ApiKeyRow } from '#kit/db/tables/api-keys.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Rule } from '#kit/http/rate-limit.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notSignedIn, type ReadSession } from './auth.service.ts';

const callsPerMinute: Rule = { name: 'api-key', hits: 600, perSeconds: 60 };

/** Keys are random, so one round of hashing is enough. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The key as a user, or null if there is no such key. Counts the call, and records the use. */
export async function continueKey(deps: Deps, key: string): Promise<ReadSession | null> {
  const row = await findKey(deps.db, key);
  if (!row) return null;
  const { id, name, role, crewId } = row;
  await deps.limiter.hit(callsPerMinute, String(id));
  await noteUse(deps, row);
  const user = { id: `key:${id}`, username: '', name: `${name} (key)`, email: '', role };
  return { user: { ...user, ...(crewId !== null && { crewId }) }, sessionId: '', keyId: id, cookies: [] };
}

/** Throws if the key was deleted since the call began, and keeps it until the transaction ends. */
export async function lockKey(trx: Trx, id: number): Promise<void> {
  const query = trx.selectFrom('apiKeys').select('id').where('id', '=', id);
  // SQLite runs one write transaction at a time.
  const row = await (getEngine(trx) === 'sqlite' ? query : query.forNoKeyUpdate()).executeTakeFirst();
  if (!row) throw notSignedIn();
}

const findKey = (db: Db, key: string): Promise<ApiKeyRow | undefined> =>
  db.selectFrom('apiKeys').selectAll().where('hash', '=', hashKey(key)).executeTakeFirst();

/** Writes at most once a minute, and never fails the call. */
async function noteUse({ db, clock, log }: Deps, { id, lastUsedAt }: ApiKeyRow): Promise<void> {
  const now = clock();
  if (lastUsedAt !== null && Math.abs(now.getTime() - Date.parse(lastUsedAt)) < 60_000) return;
  try {
    await db.updateTable('apiKeys').set({ lastUsedAt: now.toISOString() }).where('id', '=', id).execute();
  } catch (error) {
    log.warn('use of a key was not noted', { error: String(error) });
  }
}
