import { createHmac, timingSafeEqual } from 'node:crypto';
import { mayDo, staff } from '#kit/access/roles.ts';
import type { Db } from '#kit/db/open.ts';
import { newSecret } from '#kit/db/secrets.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import { crewDays } from '#visits/crews/crew-visits.ts';

type CallerId = { user: Pick<Caller['user'], 'id'> };

/** The person's own link, which ends when they are removed. */
export const readCalendarUrl = async (deps: Pick<Deps, 'db' | 'config' | 'clock'>, { user }: CallerId) =>
  getAddress(deps.config.publicUrl, await ensureSecret(deps, user.id));

/** A crew's link derives from the person's own, so replacing that one replaces all. */
export const readCrewCalendarUrl = async (
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  { user }: CallerId,
  crewId: number,
) => getAddress(deps.config.publicUrl, crewName(crewId, await ensureSecret(deps, user.id)));

/** Whether there was one link for all before each person got their own. */
export async function hadSharedCalendar(db: Db): Promise<boolean> {
  const former = db.selectFrom('secrets').select('name').where('name', '=', 'former-calendar-feed');
  return (await former.executeTakeFirst()) !== undefined;
}

async function ensureSecret({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<string> {
  const known = await findCalendarSecret(db, userId);
  if (known !== undefined) return known;
  await db
    .insertInto('calendarFeeds')
    .values({ userId, secret: newSecret(), createdAt: clock().toISOString() })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  return (await findCalendarSecret(db, userId))!;
}

export async function findCalendarSecret(db: Db, userId: string): Promise<string | undefined> {
  const feed = db.selectFrom('calendarFeeds').select('secret').where('userId', '=', userId);
  return (await feed.executeTakeFirst())?.secret;
}

/** The caller's old links stop working. */
export async function replaceCalendarUrl(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  caller: Caller,
) {
  const userId = caller.user.id;
  const former = await findCalendarSecret(db, userId);
  const secret = newSecret();
  await inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    if ((await findCalendarSecret(trx, userId)) !== former) {
      throw new AppError('wrong-state', 'The address was just replaced. Load the page again.');
    }
    const now = clock();
    await trx
      .insertInto('calendarFeeds')
      .values({ userId, secret, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ secret }))
      .execute();
    const event = { caller, type: 'key-changed', subject: { kind: 'calendar-link' } } as const;
    await record(trx, event, now);
  });
  return getAddress(config.publicUrl, secret);
}

interface Calendar {
  crewId?: number;
  /** How far it reaches, from today. */
  days: { back: number; ahead: number };
}

const staffDays = { back: 30, ahead: 180 };

/**
 * The calendar behind a name, as far as its person may see it now: a crew member only the days and visits of the own
 * crew. Undefined if it grants nothing. Compares in constant time.
 */
export async function findCalendar({ db }: Pick<Deps, 'db'>, guess: string): Promise<Calendar | undefined> {
  const crewId = Number(/^crew-(\d{1,9})-/.exec(guess)?.[1] ?? Number.NaN);
  const feeds = await db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .select(['calendarFeeds.secret', 'users.role', 'users.crewId'])
    .execute();
  for (const { secret, ...person } of feeds) {
    if (isSame(guess, secret)) return visibleTo(person);
    if (Number.isInteger(crewId) && isSame(guess, crewName(crewId, secret))) return visibleTo(person, crewId);
  }
  return undefined;
}

function visibleTo(person: { role: string; crewId: number | null }, crewId?: number): Calendar | undefined {
  if (mayDo(person.role, staff)) return { days: staffDays, ...(crewId !== undefined && { crewId }) };
  if (person.role !== 'crew' || person.crewId === null) return undefined;
  if (crewId !== undefined && crewId !== person.crewId) return undefined;
  return { crewId: person.crewId, days: crewDays };
}

/** Hashes have equal lengths, which a constant-time comparison needs. */
const isSame = (guess: string, secret: string) =>
  timingSafeEqual(Buffer.from(getHash(guess)), Buffer.from(getHash(secret)));

const crewName = (crewId: number, secret: string) =>
  `crew-${crewId}-${createHmac('sha256', secret).update(`crew ${crewId}`).digest('base64url')}`;

const getAddress = (publicUrl: string, secret: string) => publicUrl + files.calendar(`${secret}.ics`);
