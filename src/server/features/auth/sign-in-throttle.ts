import { createHash } from 'node:crypto';
import type { Db } from '#server/db/open.ts';
import type { LoginThrottleRow } from '#server/db/tables/accounts.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { networkOf } from '#server/http/client-address.ts';
import { tooManySentence } from '#server/http/rate-limit.ts';

const freeFailures = 5;
const firstWaitSeconds = 2;
const longestWaitSeconds = 15 * 60;
/** So long after the last failure the count begins anew. */
const memoryMilliseconds = 60 * 60 * 1000;

/** What a sign-in that turns out right takes back. */
interface Attempt {
  account: LoginThrottleRow;
  address: LoginThrottleRow;
}

/**
 * Counts a sign-in as failed before its password is looked at, so that guesses sent at the same time are counted too.
 * From the fifth failure of an account or an address each next try has to wait, twice as long every time and at most
 * 15 minutes: throws `too-many-requests`, and what is refused does not count. Known users and unknown ones are alike.
 */
export function countAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { username, address }: { username: string; address: string },
): Promise<Attempt> {
  return inTransaction(db, async (trx) => {
    const now = clock();
    // Always in this order: two sign-ins that wait for each other's rows would never end.
    const rows = [
      await lockRow(trx, keyOf('account', username.toLowerCase()), now),
      await lockRow(trx, keyOf('address', networkOf(address)), now),
    ] as const;
    const waitSeconds = Math.ceil(Math.max(...rows.map((row) => remainingWait(row, now))) / 1000);
    if (waitSeconds > 0) {
      throw new AppError('too-many-requests', tooManySentence(waitSeconds), {
        retryAfterSeconds: waitSeconds,
      });
    }
    return {
      account: await countFailure(trx, rows[0], now),
      address: await countFailure(trx, rows[1], now),
    };
  });
}

/** The sign-in is complete: the account starts anew. The address loses only what this attempt added: one's own account washes no guesses. */
export async function forgiveAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, address }: Attempt,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('loginThrottles').where('key', '=', account.key).execute();
    await takeBack(trx, address, clock());
  });
}

/** The password was right, the code is still to come: neither counted nor forgiven. */
export async function takeBackAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, address }: Attempt,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await takeBack(trx, account, clock());
    await takeBack(trx, address, clock());
  });
}

async function takeBack(trx: Trx, counted: LoginThrottleRow, now: Date): Promise<void> {
  await trx
    .updateTable('loginThrottles')
    .set((eb) => ({
      failures: eb('failures', '-', 1),
      blockedUntil: eb
        .case()
        .when('blockedUntil', '=', counted.blockedUntil)
        .then(now.toISOString())
        .else(eb.ref('blockedUntil'))
        .end(),
    }))
    .where('key', '=', counted.key)
    .where('failures', '>', 0)
    .execute();
}

export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - memoryMilliseconds).toISOString();
  await db.deleteFrom('loginThrottles').where('updatedAt', '<', oldest).execute();
}

/** The row as it is, made where it is missing, and held until the transaction ends. */
function lockRow(trx: Trx, key: string, now: Date): Promise<LoginThrottleRow> {
  const time = now.toISOString();
  return trx
    .insertInto('loginThrottles')
    .values({ key, failures: 0, blockedUntil: time, updatedAt: time })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ failures: eb.ref('loginThrottles.failures') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function countFailure(trx: Trx, row: LoginThrottleRow, now: Date): Promise<LoginThrottleRow> {
  const isRemembered = Date.parse(row.updatedAt) > now.getTime() - memoryMilliseconds;
  const failures = (isRemembered ? row.failures : 0) + 1;
  const counted = {
    key: row.key,
    failures,
    blockedUntil: new Date(now.getTime() + waitAfter(failures)).toISOString(),
    updatedAt: now.toISOString(),
  };
  await trx.updateTable('loginThrottles').set(counted).where('key', '=', row.key).execute();
  return counted;
}

/** Milliseconds. A wait longer than these failures earn was begun by a clock that has since been put back: it is over. */
function remainingWait(row: LoginThrottleRow, now: Date): number {
  const wait = Date.parse(row.blockedUntil) - now.getTime();
  return wait <= waitAfter(row.failures) ? Math.max(wait, 0) : 0;
}

function waitAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(firstWaitSeconds * 2 ** (failures - freeFailures), longestWaitSeconds) * 1000;
}

/** What people type as their name may be their password: only a digest is kept. */
const keyOf = (kind: 'account' | 'address', name: string) =>
  `${kind}:${createHash('sha256').update(name).digest('base64url')}`;
