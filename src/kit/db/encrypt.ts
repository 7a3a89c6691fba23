import { createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Db } from './open.ts';
import { readSecret, type SecretName } from './secrets.ts';

/** For a password that the product must be able to read again. An empty text stays empty. */
export async function encrypt(db: Db, key: SecretName, text: string): Promise<string> {
  return text && symmetricEncrypt({ key: await readSecret(db, key), data: text });
}

export async function decrypt(db: Db, key: SecretName, encrypted: string): Promise<string> {
  return encrypted && symmetricDecrypt({ key: await readSecret(db, key), data: encrypted });
}

/** The same for the same parts. It reveals none of them. */
export const getFingerprint = async (db: Db, key: SecretName, parts: unknown[]): Promise<string> =>
  createHmac('sha256', await readSecret(db, key))
    .update(JSON.stringify(parts))
    .digest('base64url');
