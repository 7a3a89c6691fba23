import { timingSafeEqual } from 'node:crypto';
import { findSecret, readSecret, replaceSecret } from '#server/db/secrets.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lockCaller } from '#server/features/auth/caller.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { hashOf } from '#server/http/idempotency.ts';
import { files } from '#shared/paths.ts';

const name = 'calendar-feed';

/** The business has a single calendar URL. */
export const readCalendarUrl = async ({ db, config }: Pick<Deps, 'db' | 'config'>) =>
  addressOf(config.publicUrl, await readSecret(db, name));

/** The old URL stops working. */
export async function replaceCalendarUrl({ db, config }: Pick<Deps, 'db' | 'config'>, caller: Caller) {
  const former = await findSecret(db, name);
  const secret = await inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    return replaceSecret(trx, name, former);
  });
  if (!secret) throw new AppError('wrong-state', 'The address was just replaced. Load the page again.');
  return addressOf(config.publicUrl, secret);
}

/** Compares in constant time. */
export async function isCalendarSecret({ db }: Pick<Deps, 'db'>, guess: string): Promise<boolean> {
  const secret = await findSecret(db, name);
  // Hashes have equal lengths, which a constant-time comparison needs.
  const isEqual = timingSafeEqual(Buffer.from(hashOf(guess)), Buffer.from(hashOf(secret ?? '')));
  return isEqual && secret !== undefined;
}

const addressOf = (publicUrl: string, secret: string) => publicUrl + files.calendar(`${secret}.ics`);
