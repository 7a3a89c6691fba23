import { randomBytes } from 'node:crypto';
import type { Db } from '#kit/db/open.ts';
import type { ApiKeyRow } from '#kit/db/tables/api-keys.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, notFound } from '#kit/server/errors.ts';
import type { AddedKey, ApiKey, KeyRole, NewKey } from '#office/keys/keys.ts';
import { requireCrew } from '#people/account/server/require-crew.ts';
import { hashKey } from '#people/sign-in/server/api-keys.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';

const maxKeys = 50;

export const listKeys = (db: Db): Promise<ApiKeyRow[]> =>
  db.selectFrom('apiKeys').selectAll().orderBy('id').execute();

/** Throws `invalid-input` for a crew that does not exist. */
export function addKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { name, role, crewId = null }: NewKey,
): Promise<AddedKey> {
  const key = `key_${randomBytes(32).toString('base64url')}`;
  const now = clock();
  const values = { name, role, crewId: role === 'crew' ? crewId : null };
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    await requireCrew(trx, values);
    if ((await listKeys(trx)).length >= maxKeys) {
      throw new AppError('wrong-state', `You already have ${maxKeys} keys. Delete one first.`);
    }
    const row = await trx
      .insertInto('apiKeys')
      .values({ ...values, hash: hashKey(key), createdAt: now.toISOString() })
      .returningAll()
      .executeTakeFirstOrThrow();
    const subject = { kind: 'api-key', id: row.id } as const;
    await record(trx, { caller, type: 'key-added', subject, after: values }, now);
    return { ...toApiKey(row), key };
  });
}

/** From the next call on, the key is refused. */
export function deleteKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  id: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    const { name, role, crewId } = await takeKey(trx, id);
    const event = { caller, type: 'key-removed', subject: { kind: 'api-key', id } } as const;
    await record(trx, { ...event, before: { name, role, crewId } }, clock());
  });
}

async function takeKey(trx: Trx, id: number): Promise<ApiKeyRow> {
  const row = await trx.deleteFrom('apiKeys').where('id', '=', id).returningAll().executeTakeFirst();
  if (!row) throw notFound('This key');
  return row;
}

export const toApiKey = ({ id, name, role, crewId, lastUsedAt, createdAt }: ApiKeyRow): ApiKey => ({
  id,
  name,
  role: role as KeyRole,
  crewId,
  lastUsedAt,
  createdAt,
});
