import { readSettings } from '#company/settings/server/settings.queries.ts';
import { type CountedCause, countedCauses, type TextsToday } from '#delivery/texts/texts-today.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Db } from '#kit/db/open.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { AppError, refuseField } from '#kit/server/errors.ts';
import { textableDigits } from '#kit/sms/server/area-codes.ts';
import { textSize } from '#kit/sms/text-message.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';

/** Texts a day to one number that acts on the website cause, and as many replies to its keywords. */
const maxToNumber = 3;

/** Why a text waits whose number got enough from the website. It says nothing of the account. */
export const enoughForNumber = `Held up: this number got ${maxToNumber} texts today.`;

/** Counts all texts. */
const everybody = '';

/** Counts the warning of the day. No number is stored as this. */
const warning = 'warning';

/** Counts the parts that carriers charge for. */
const parts = 'parts';

const causeKey = (cause: CountedCause) => `cause:${cause}`;

/** A text that is about to leave. */
export interface Leaving {
  /** With its country code. */
  to: string;
  body: string;
  cause: CountedCause;
}

/** Counts what others can make us send to a number; null for what they cannot. */
function getNumberKey({ to, cause }: Leaving): string | null {
  if (cause === 'website') return getHash(to);
  return cause === 'reply' ? `reply:${getHash(to)}` : null;
}

/** Why a text waits, and until when. */
export interface HeldUp {
  reason: string;
  until: Date;
}

/**
 * Counts a text that leaves now, or says until when it waits. Every text passes here, in a transaction of its own; see
 * docs/product/messages.md#limits-of-texts.
 */
export async function countText(trx: Trx, leaving: Leaving, now: Date): Promise<HeldUp | null> {
  const { body, cause } = leaving;
  await lockKeys(trx, ['texts']);
  const { values: settings } = await readSettings(trx);
  const { dailyLimit } = settings.texts;
  const day = calendarDate(now);
  const sent = await getCount(trx, day, everybody);
  const tomorrow = getInstant(addDays(day, 1), 0);
  if (sent >= dailyLimit)
    return { reason: `Held up: today’s limit of ${dailyLimit} texts is reached.`, until: tomorrow };
  const own = getNumberKey(leaving);
  if (own !== null) {
    if ((await getCount(trx, day, own)) >= maxToNumber) return { reason: enoughForNumber, until: tomorrow };
    await add(trx, day, own, 1);
  }
  await add(trx, day, everybody, 1);
  await add(trx, day, causeKey(cause), 1);
  await add(trx, day, parts, textSize(body).segments);
  if (sent + 1 >= warnedAt(dailyLimit) && (await getCount(trx, day, warning)) === 0) {
    await add(trx, day, warning, 1);
    await record(trx, { type: 'texts.nearly-all', sent: sent + 1, settings }, now);
  }
  return null;
}

/** For a text that the gateway did not take: it was not sent, and will be counted when it is. */
export async function uncountText(trx: Trx, leaving: Leaving, countedAt: Date): Promise<void> {
  const { body, cause } = leaving;
  await lockKeys(trx, ['texts']);
  const day = calendarDate(countedAt);
  const own = getNumberKey(leaving);
  for (const recipient of [everybody, causeKey(cause), ...(own === null ? [] : [own])]) {
    await add(trx, day, recipient, -1);
  }
  await add(trx, day, parts, -textSize(body).segments);
}

/** The number to send to. Throws 422 for one abroad, and for one that costs the caller extra. */
export function requireTextable(phone: string, field = 'phone'): string {
  const digits = textableDigits(phone);
  if (digits === null) throw refuseField('notTextable', field);
  return `+1${digits}`;
}

/** Throws where no more texts leave today. */
export async function requireTextsLeft(trx: Trx, now: Date): Promise<void> {
  const { dailyLimit } = (await readSettings(trx)).values.texts;
  const day = calendarDate(now);
  if ((await getCount(trx, day, everybody)) < dailyLimit) return;
  const retryAfterSeconds = Math.ceil((getInstant(addDays(day, 1), 0).getTime() - now.getTime()) / 1000);
  throw new AppError('too-many-requests', `Today’s limit of ${dailyLimit} texts is reached.`, {
    retryAfterSeconds,
  });
}

/** How many texts have left today, and by whose act. */
export async function readTextsToday(db: Db, now: Date): Promise<TextsToday> {
  const { dailyLimit, pricePerPart } = (await readSettings(db)).values.texts;
  const rows = await db
    .selectFrom('textCounts')
    .select(['recipient', 'texts'])
    .where('day', '=', calendarDate(now))
    .where('recipient', 'in', [everybody, parts, ...countedCauses.map(causeKey)])
    .execute();
  const counts = new Map(rows.map(({ recipient, texts }) => [recipient, texts]));
  const get = (recipient: string) => counts.get(recipient) ?? 0;
  const cost = pricePerPart === '' ? null : (get(parts) * Number(pricePerPart)).toFixed(2);
  return {
    dailyLimit,
    sent: get(everybody),
    parts: get(parts),
    cost,
    causes: countedCauses.map((cause) => ({ cause, texts: get(causeKey(cause)) })),
    pricePerPart,
  };
}

/** For the hourly sweep. */
export async function deleteOldTextCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('textCounts')
    .where('day', '<', addDays(calendarDate(now), -2))
    .execute();
}

const warnedAt = (limit: number) => Math.ceil(limit * 0.8);

async function getCount(trx: Trx, day: string, recipient: string): Promise<number> {
  const found = await trx
    .selectFrom('textCounts')
    .select('texts')
    .where('day', '=', day)
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return found?.texts ?? 0;
}

async function add(trx: Trx, day: string, recipient: string, texts: number): Promise<void> {
  await trx
    .insertInto('textCounts')
    .values({ day, recipient, texts })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'recipient'])
        .doUpdateSet((eb) => ({ texts: eb('textCounts.texts', '+', texts) })),
    )
    .execute();
}
