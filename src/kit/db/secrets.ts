import { randomBytes } from 'node:crypto';
import type { Db } from './open.ts';

const secretNames = [
  'session-cookies',
  'newsletter-links',
  'article-callbacks',
  'form-tokens',
  'known-devices',
  'push-keys',
  'mail-password',
  'sms-token',
  'stripe-key',
  'writer-secret',
  'opt-outs',
  'text-media',
] as const;
export type SecretName = (typeof secretNames)[number];

/**
 * Makes the keys that are missing, at the start: reading one afterwards writes nothing. True where none was there: the
 * database is new.
 */
export async function makeSecrets(db: Db): Promise<boolean> {
  const known = await db.selectFrom('secrets').select('name').execute();
  const missing = secretNames.filter((name) => !known.some((secret) => secret.name === name));
  if (missing.length === 0) return false;
  await db
    .insertInto('secrets')
    .values(missing.map((name) => ({ name, value: newSecret() })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return known.length === 0;
}

/**
 * A key that the product has made for itself. It is in the database because every instance needs the same one. Those of
 * session cookies and unsubscribe links open nothing that the database does not hold anyway.
 */
export async function readSecret(db: Db, name: SecretName): Promise<string> {
  const secret = await findSecret(db, name);
  if (secret !== undefined) return secret;
  // A command on a database that no server has used yet.
  await makeSecrets(db);
  return (await findSecret(db, name))!;
}

/** The key, where one was made already. */
async function findSecret(db: Db, name: SecretName): Promise<string | undefined> {
  const secret = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return secret?.value;
}

export const newSecret = () => randomBytes(32).toString('base64url');
