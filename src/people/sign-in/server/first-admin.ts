import { defaultSettings } from '#company/profile/settings-texts.ts';
import { isUniqueViolation } from '#kit/db/errors.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { hasAdmin, insertUser } from './auth.queries.ts';
import { readablePassword } from './readable-secret.ts';

interface FirstAdmin {
  username: string;
  /** Shown once: only its hash is stored. Null if the configuration sets the password. */
  generatedPassword: string | null;
}

/** Creates the first administrator; null if one exists. Instances may start at the same time. */
export async function ensureFirstAdmin(
  deps: Pick<Deps, 'config' | 'db' | 'auth' | 'clock'>,
): Promise<FirstAdmin | null> {
  if (await hasAdmin(deps.db)) return null;
  const { username, password: givenPassword } = deps.config.admin;
  const password = givenPassword ?? readablePassword();
  const { hash } = (await deps.auth.$context).password;
  const isCreated = await createAdmin(deps, username, await hash(password));
  return isCreated ? { username, generatedPassword: givenPassword ? null : password } : null;
}

async function createAdmin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  username: string,
  passwordHash: string,
): Promise<boolean> {
  const now = clock().toISOString();
  const user = {
    id: crypto.randomUUID(),
    username: username.toLowerCase(),
    name: username,
    // Unique in the database: of two instances with different ADMIN_USERNAMEs, one succeeds.
    email: defaultSettings.email,
    emailVerified: 0,
    role: 'admin',
    createdAt: now,
    updatedAt: now,
  } as const;
  try {
    return await inTransaction(db, async (trx) => {
      if (await hasAdmin(trx)) return false;
      await insertUser(trx, user, passwordHash);
      return true;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await hasAdmin(db)) return false;
    throw new Error(
      `ADMIN_USERNAME ${username} or ${defaultSettings.email} belongs to a user who is no administrator`,
    );
  }
}
