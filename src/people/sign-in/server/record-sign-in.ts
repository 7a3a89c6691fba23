import type { Db } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Deps } from '#kit/server/deps.ts';
import { findUser } from './auth.queries.ts';

interface SignIn {
  userId: string | undefined;
  address: string;
  isFailed: boolean;
}

/**
 * A name that nobody has is not written down: it may be a typed password. Of such names at most 60 an hour are written,
 * so that strangers cannot fill the log; guesses at a known name are slow enough already.
 */
export async function recordSignIn(
  { db, clock, limiter, log }: Pick<Deps, 'db' | 'clock' | 'limiter' | 'log'>,
  { userId, address, isFailed }: SignIn,
): Promise<void> {
  try {
    const user = await getActor(db, userId);
    if (user.id === null) await limiter.hit(unknownNames, 'all');
    const type = isFailed ? 'sign-in-failed' : 'signed-in';
    const subject = { kind: 'person', ...(user.id !== null && { id: user.id }) } as const;
    await inTransaction(db, (trx) => record(trx, { by: user, type, subject, after: { address } }, clock()));
  } catch (error) {
    // A sign-in never fails because of its entry.
    log.warn('a sign-in was not written to the audit log', { error: String(error) });
  }
}

const unknownNames = { name: 'unknown-sign-ins', hits: 60, perSeconds: 3600 };

async function getActor(db: Db, userId: string | undefined) {
  const user = userId === undefined ? undefined : await findUser(db, userId);
  return user ? { id: user.id, name: user.name } : { id: null, name: 'Unknown name' };
}
