import type { Db } from '#kit/db/open.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { getHash } from '#kit/http/idempotency.ts';

interface PasswordLink {
  userId: string;
  token: string;
  expiresAt: Date;
}

/** Links stand beside the sign-ins that wait for a code, and end with them. Only a hash of the token is stored. */
const prefix = 'password-link:';
const toIdentifier = (token: string) => prefix + getHash(token);

/** Ends the user's earlier links. */
export async function replacePasswordLink(
  trx: Trx,
  { userId, token, expiresAt }: PasswordLink,
  now: Date,
): Promise<void> {
  await endPasswordLinks(trx, userId);
  await trx
    .insertInto('verifications')
    .values({
      id: crypto.randomUUID(),
      identifier: toIdentifier(token),
      value: userId,
      expiresAt: expiresAt.toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .execute();
}

/** The user whose link this is, while it works. */
export async function findUserOfPasswordLink(db: Db, token: string, now: Date): Promise<string | undefined> {
  const link = db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', toIdentifier(token))
    .where('expiresAt', '>', now.toISOString());
  return (await link.executeTakeFirst())?.value;
}

/** For one caller only. False if the link was used, replaced or ended. */
export async function takePasswordLink(trx: Trx, token: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('verifications')
    .where('identifier', '=', toIdentifier(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Also when the user’s email address changes, since the former one may be somebody else’s. */
export async function endPasswordLinks(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${prefix}%`)
    .execute();
}
