import { isUniqueViolation } from '#server/db/errors.ts';
import type { UserRow } from '#server/db/tables/accounts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound, wrongField } from '#server/errors.ts';
import {
  endSessions,
  findCredential,
  findUser,
  insertUser,
  lockUser,
  replacePassword,
} from '#server/features/auth/auth.queries.ts';
import { placeholderEmail } from '#server/features/auth/auth.service.ts';
import { lockCaller } from '#server/features/auth/caller.ts';
import { turnOffSecondFactor } from '#server/features/auth/second-factor.queries.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { deleteUser, findTaken, lockAdministrators } from './administrators.queries.ts';

type Services = Pick<Deps, 'db' | 'auth' | 'clock'>;

interface NewAdministrator {
  name: string;
  /** Lowercase, like the email address. */
  username: string;
  /** Optional on the command line only. */
  email?: string;
}

/** `caller` is null on the command line. Throws `invalid-input` if the username or email address is taken. */
export async function addAdministrator(
  { db, auth, clock }: Services,
  caller: Caller | null,
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
    return await inTransaction(db, async (trx) => {
      if (caller) await lockCaller(trx, caller);
      await insertUser(trx, user, passwordHash);
      return (await findUser(trx, id))!;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const path = (await findTaken(db, user)) ?? 'username';
    throw wrongField(path, taken[path]);
  }
}

const taken = {
  username: 'Another account uses this username',
  email: 'Another account uses this email address',
};

/** Never removes the last administrator. */
export function removeAdministrator({ db }: Services, caller: Caller | null, id: string): Promise<void> {
  if (id === caller?.user.id) throw new AppError('forbidden', 'You can’t remove your own account.');
  return inTransaction(db, async (trx) => {
    const present = await lockAdministrators(trx);
    if (caller) await lockCaller(trx, caller);
    if (!present.includes(id)) throw notFound('This administrator');
    if (present.length === 1) {
      throw new AppError('forbidden', 'This is the last administrator. Add another one first.');
    }
    await deleteUser(trx, id);
  });
}

/** For the command line. Ends the user's sessions. The second factor stays unless `isTotpDisabled`. */
export async function resetPassword(
  { db, auth, clock }: Services,
  userId: string,
  password: string,
  { isTotpDisabled }: { isTotpDisabled: boolean },
): Promise<void> {
  const former = await findCredential(db, userId);
  const hash = await (await auth.$context).password.hash(password);
  await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    if (!former || !(await replacePassword(trx, former, hash, clock()))) {
      throw new AppError(
        'wrong-state',
        'The password was just changed, or its account removed. Run it again.',
      );
    }
    await endSessions(trx, userId);
    if (isTotpDisabled) await turnOffSecondFactor(trx, userId);
  });
}
