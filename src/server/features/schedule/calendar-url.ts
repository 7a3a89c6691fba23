import { createHmac, timingSafeEqual } from 'node:crypto';
import { findSecret, readSecret, replaceSecret } from '#server/db/secrets.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/audit/write-audit.ts';
import { lockCaller } from '#server/features/auth/caller.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { hashOf } from '#server/http/idempotency.ts';
import { files } from '#shared/paths.ts';

const name = 'calendar-feed';

/** The business has a single calendar URL. */
export const readCalendarUrl = async ({ db, config }: Pick<Deps, 'db' | 'config'>) =>
  addressOf(config.publicUrl, await readSecret(db, name));

/** A crew's URL derives from the same secret, so replacing that one replaces all. */
export const readCrewCalendarUrl = async ({ db, config }: Pick<Deps, 'db' | 'config'>, crewId: number) =>
  addressOf(config.publicUrl, crewName(crewId, await readSecret(db, name)));

/** The old URL stops working. */
export async function replaceCalendarUrl(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  caller: Caller,
) {
  const former = await findSecret(db, name);
  const secret = await inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    const replaced = await replaceSecret(trx, name, former);
    const event = { caller, action: 'key-changed', subject: { kind: 'calendar-link' } } as const;
    if (replaced) await writeAudit(trx, event, clock());
    return replaced;
  });
  if (!secret) throw new AppError('wrong-state', 'The address was just replaced. Load the page again.');
  return addressOf(config.publicUrl, secret);
}

/** The calendar behind a name; undefined if it grants nothing. Compares in constant time. */
export async function calendarOf(
  { db }: Pick<Deps, 'db'>,
  guess: string,
): Promise<{ crewId?: number } | undefined> {
  const secret = await findSecret(db, name);
  if (secret === undefined) return undefined;
  const crewId = Number(/^crew-(\d{1,9})-/.exec(guess)?.[1] ?? Number.NaN);
  if (isSame(guess, secret)) return {};
  return Number.isInteger(crewId) && isSame(guess, crewName(crewId, secret)) ? { crewId } : undefined;
}

/** Hashes have equal lengths, which a constant-time comparison needs. */
const isSame = (guess: string, secret: string) =>
  timingSafeEqual(Buffer.from(hashOf(guess)), Buffer.from(hashOf(secret)));

const crewName = (crewId: number, secret: string) =>
  `crew-${crewId}-${createHmac('sha256', secret).update(`crew ${crewId}`).digest('base64url')}`;

const addressOf = (publicUrl: string, secret: string) => publicUrl + files.calendar(`${secret}.ics`);
