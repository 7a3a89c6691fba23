import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

type SecretName =
  | 'session-cookies'
  | 'newsletter-links'
  | 'calendar-feed'
  | 'article-callbacks'
  | 'form-tokens'
  | 'known-devices';

/**
 * A key that the product makes for itself at its first use. It is in the database because every instance needs the
 * same one. Those of session cookies, unsubscribe links and the calendar feed open nothing that the database does not hold anyway.
 */
export async function readSecret(db: Db, name: SecretName): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findSecret(db, name))!;
}

/** The key, where one was made already. */
export async function findSecret(db: Db, name: SecretName): Promise<string | undefined> {
  const secret = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return secret?.value;
}

/** Puts a new key in place of the former one, which opens nothing from now on. */
export async function replaceSecret(db: Db, name: SecretName): Promise<string> {
  const value = newSecret();
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return value;
}

const newSecret = () => randomBytes(32).toString('base64url');
