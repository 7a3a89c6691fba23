import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

/**
 * A key that the product makes for itself at its first use. It is in the database because every instance needs the
 * same one. Those of session cookies and of unsubscribe links open nothing that the database does not hold anyway.
 */
export async function readSecret(
  db: Db,
  name: 'session-cookies' | 'newsletter-links' | 'article-callbacks',
): Promise<string> {
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
