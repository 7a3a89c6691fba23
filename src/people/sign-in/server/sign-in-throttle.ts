import { createHash } from 'node:crypto';
import type { Db } from '#kit/db/open.ts';
import type { LoginThrottleRow } from '#kit/db/tables/accounts.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { getNetwork } from '#kit/http/client-ip.ts';
import { tooMany } from '#kit/http/rate-limit.ts';
import type { Deps } from '#kit/server/deps.ts';

const freeFailures = 5;
const firstWaitSeconds = 2;
const longestWaitSeconds = 15 * 60;
/** The count restarts this long after the last failure. */
const memoryMilliseconds = 60 * 60 * 1000;

/**
 * Failures count per bucket. Strangers share `account`, a username, and `address`. The others count apart, so that
 * strangers cannot make them wait: a known device, a user who still owes the code, a session that confirms a change.
 */
export type Bucket =
  | { account: string; address: string }
  | { device: string }
  | { getCode: string }
  | { session: string };

/** The counted rows: the bucket's own, and that of the IP. */
type Attempt = readonly [own: LoginThrottleRow, address?: LoginThrottleRow];

/**
 * Counts an attempt as failed before its password is checked, so that simultaneous guesses count too. From the fifth
 * failure of a bucket each next try must wait, twice as long every time, at most 15 minutes: it throws
 * `too-many-requests`. Refused tries do not count. Unknown usernames behave the same.
 */
export function countAttempt({ db, clock }: Pick<Deps, 'db' | 'clock'>, bucket: Bucket): Promise<Attempt> {
  return inTransaction(db, async (trx) => {
    const now = clock();
    const rows: LoginThrottleRow[] = [];
    // A fixed order prevents deadlocks.
    for (const key of getKeys(bucket)) rows.push(await lockRow(trx, key, now));
    refuseIfWaiting(rows, now);
    const [own, address] = rows;
    const counted = await countFailure(trx, own!, now);
    return address ? [counted, await countFailure(trx, address, now)] : [counted];
  });
}

/** Refuses like `countAttempt` but only reads, so that a flood of refused tries stays cheap. */
export async function refuseWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  bucket: Bucket,
): Promise<void> {
  const rows = await db
    .selectFrom('loginThrottles')
    .selectAll()
    .where('key', 'in', getKeys(bucket))
    .execute();
  refuseIfWaiting(rows, clock());
}

function refuseIfWaiting(rows: readonly LoginThrottleRow[], now: Date): void {
  const retryAfterSeconds = Math.ceil(Math.max(0, ...rows.map((row) => remainingWait(row, now))) / 1000);
  if (retryAfterSeconds === 0) return;
  throw tooMany(retryAfterSeconds);
}

/**
 * Resets the bucket after a success, or takes back this attempt alone if the code is still due. The IP loses only this
 * attempt, so that an own account cannot wash away guesses.
 */
export async function forgiveAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  [own, address]: Attempt,
  { isCodeDue = false } = {},
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (isCodeDue) await takeBack(trx, own, clock());
    else await trx.deleteFrom('loginThrottles').where('key', '=', own.key).execute();
    if (address) await takeBack(trx, address, clock());
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

export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - memoryMilliseconds).toISOString();
  await db.deleteFrom('loginThrottles').where('updatedAt', '<', oldest).execute();
}

/** Finds or creates the row and locks it until the transaction ends. */
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

/** In milliseconds. A wait longer than the failures earn comes from a clock that was set back since: it is over. */
function remainingWait(row: LoginThrottleRow, now: Date): number {
  const wait = Date.parse(row.blockedUntil) - now.getTime();
  return wait <= waitAfter(row.failures) ? Math.max(wait, 0) : 0;
}

function waitAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(firstWaitSeconds * 2 ** (failures - freeFailures), longestWaitSeconds) * 1000;
}

function getKeys(bucket: Bucket): string[] {
  if (!('account' in bucket)) return Object.entries(bucket).map(([kind, id]) => getKey(kind, id));
  return [getKey('account', bucket.account.toLowerCase()), getKey('address', getNetwork(bucket.address))];
}

/** People sometimes type their password as the name, so only a digest is stored. */
const getKey = (kind: string, name: string) =>
  `${kind}:${createHash('sha256').update(name).digest('base64url')}`;
