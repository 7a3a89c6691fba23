import { isUniqueViolation } from '#server/db/errors.ts';
import type { UserRow } from '#server/db/tables/accounts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound, wrongField } from '#server/errors.ts';
import { endSessions, findUser, insertUser, storePasswordHash } from '#server/features/auth/auth.queries.ts';
import { placeholderEmail } from '#server/features/auth/auth.service.ts';
import { turnOffSecondFactor } from '#server/features/auth/second-factor.queries.ts';
import { deleteUser, findTaken, lockAdministrators } from './administrators.queries.ts';

type World = Pick<Deps, 'db' | 'auth' | 'clock'>;

interface NewAdministrator {
  name: string;
  /** In lower case, as is the e-mail address. */
  username: string;
  /** Left out only at the command line. */
  email?: string;
}

/** Throws `invalid-input` where the username or the address is taken. */
export async function addAdministrator(
  { db, auth, clock }: World,
  { name, username, email }: NewAdministrator,
  password: string,
): Promise<UserRow> {
  const id = crypto.randomUUID();
  const now = clock().toISOString();
  const user = {
    id,
    username,
    name,
    email: email ?? placeholderEmail(id),
    emailVerified: 0,
    role: 'admin',
    createdAt: now,
    updatedAt: now,
  } as const;
  const passwordHash = await (await auth.$context).password.hash(password);
  try {
    await inTransaction(db, (trx) => insertUser(trx, user, passwordHash));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const path = (await findTaken(db, user)) ?? 'username';
    throw wrongField(path, taken[path]);
  }
  return (await findUser(db, id))!;
}

const taken = {
  username: 'Another account uses this username',
  email: 'Another account uses this email address',
};

/** `actorId` is who asks, null for the command line. There is always one administrator left. */
export function removeAdministrator({ db }: World, id: string, actorId: string | null): Promise<void> {
  if (id === actorId) throw new AppError('forbidden', 'You can’t remove your own account.');
  return inTransaction(db, async (trx) => {
    const present = await lockAdministrators(trx);
    if (!present.includes(id)) throw notFound('This administrator');
    if (actorId !== null && !present.includes(actorId)) {
      throw new AppError('forbidden', 'Your own account has been removed.');
    }
    if (present.length === 1) {
      throw new AppError('forbidden', 'This is the last administrator. Add another one first.');
    }
    await deleteUser(trx, id);
  });
}

/** Ends every session of the user; the second factor stays unless `isTotpDisabled`. */
export async function resetPassword(
  { db, auth, clock }: World,
  userId: string,
  password: string,
  { isTotpDisabled }: { isTotpDisabled: boolean },
): Promise<void> {
  const hash = await (await auth.$context).password.hash(password);
  await inTransaction(db, async (trx) => {
    await storePasswordHash(trx, userId, hash, clock());
    await endSessions(trx, userId);
    if (isTotpDisabled) await turnOffSecondFactor(trx, userId);
  });
}
