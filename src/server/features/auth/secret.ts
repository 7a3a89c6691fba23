import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/open.ts';

/**
 * The key that signs session cookies, made at the first start. It is in the database because every instance needs the
 * same one; it opens nothing there, since a signed cookie still has to name a session's token.
 */
export async function readSecret(db: Db): Promise<string> {
  const name = 'session-cookies';
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret.value;
}
