import type { Db } from '#kit/db/open.ts';
import type { SendingRow, SubscriberRow } from '#kit/db/tables/newsletter.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { byLanguage, type Language } from '#kit/language/language.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import { notFound } from '#kit/server/errors.ts';

export interface LetterCounts {
  waiting: number;
  sent: number;
  failed: number;
}

/** The newest hundred. */
export const listSendings = (db: Db): Promise<SendingRow[]> =>
  db.selectFrom('newsletterSendings').selectAll().orderBy('id', 'desc').limit(100).execute();

export const getSending = (db: Db, id: number): Promise<SendingRow> =>
  db
    .selectFrom('newsletterSendings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This sending'));

export const findLastSending = (
  db: Db,
  postId: number,
  language: Language,
): Promise<SendingRow | undefined> =>
  db
    .selectFrom('newsletterSendings')
    .selectAll()
    .where('postId', '=', postId)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .executeTakeFirst();

const readers = (db: Db, language: Language) =>
  db.selectFrom('newsletterSubscribers').where('status', '=', 'confirmed').where('language', '=', language);

export async function countReaders(db: Db, language: Language): Promise<number> {
  const { count } = await readers(db, language)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The readers of each language. */
export async function countAllReaders(db: Db): Promise<Record<Language, number>> {
  const rows = await db
    .selectFrom('newsletterSubscribers')
    .select((row) => ['language', row.fn.countAll<number>().as('count')])
    .where('status', '=', 'confirmed')
    .groupBy('language')
    .execute();
  return byLanguage((language) => Number(rows.find((row) => row.language === language)?.count ?? 0));
}

export async function insertSending(
  trx: Trx,
  sending: Pick<SendingRow, 'postId' | 'language' | 'title' | 'total' | 'byName' | 'createdAt'>,
): Promise<number> {
  const { last } = await readers(trx, sending.language)
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('newsletterSendings')
    .values({ ...sending, upTo: last, finishedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const readersAtOnce = 500;
/** Until it is resumed. */
const whilePaused = '9999-12-31T00:00:00.000Z';

/** Puts the letters of the next readers into the outbox. False once all are there. */
export async function queueLetters(trx: Trx, id: number, now: Date): Promise<boolean> {
  const { queuedTo, upTo, language, status } = await lockSending(trx, id);
  if (queuedTo >= upTo) return false;
  const next = await readers(trx, language)
    .select('id')
    .where('id', '>', queuedTo)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(readersAtOnce)
    .execute();
  const letter = { kind: 'letter', payload: '{}', purpose: 'newsletter', sendingId: id } as const;
  const runAfter = status === 'paused' ? whilePaused : now.toISOString();
  await enqueue(
    trx,
    next.map((reader) => ({ ...letter, subscriberId: reader.id, runAfter })),
    now,
  );
  const last = next.length < readersAtOnce ? upTo : next.at(-1)!.id;
  await trx.updateTable('newsletterSendings').set({ queuedTo: last }).where('id', '=', id).execute();
  return last < upTo;
}

/** Locks it until the transaction ends. */
const lockSending = (trx: Trx, id: number): Promise<SendingRow> =>
  trx
    .updateTable('newsletterSendings')
    .set((row) => ({ total: row.ref('total') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => notFound('This sending'));

/** Sets the status, and makes the letters that no worker holds wait or leave. */
export async function setPaused(trx: Trx, id: number, isPaused: boolean, now: Date): Promise<SendingRow> {
  const { status } = await lockSending(trx, id);
  if (status === 'done') return getSending(trx, id);
  await trx
    .updateTable('newsletterSendings')
    .set({ status: isPaused ? 'paused' : 'sending' })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('outbox')
    .set({ runAfter: isPaused ? whilePaused : now.toISOString() })
    .where('sendingId', '=', id)
    .where('status', '=', 'pending')
    .where((is) => is.or([is('leasedUntil', 'is', null), is('leasedUntil', '<=', now.toISOString())]))
    .execute();
  return getSending(trx, id);
}

/** Counts its letters. At its end they are deleted, and the row has the sums. */
export async function countLetters(db: Db, { id, status, sent, failed }: SendingRow): Promise<LetterCounts> {
  if (status === 'done') return { waiting: 0, sent, failed };
  const rows = await db
    .selectFrom('outbox')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where('sendingId', '=', id)
    .groupBy('status')
    .execute();
  const get = (wanted: string) => Number(rows.find((row) => row.status === wanted)?.count ?? 0);
  return { waiting: get('pending'), sent: get('sent'), failed: get('failed') };
}

/** Those whose letters are not all in the outbox: a process died meanwhile. */
export const listHalfQueued = (db: Db): Promise<Pick<SendingRow, 'id'>[]> =>
  db
    .selectFrom('newsletterSendings')
    .select('id')
    .where('status', '!=', 'done')
    .whereRef('queuedTo', '<', 'upTo')
    .execute();

/** Ends sendings without a letter that waits. */
export async function finishSendings(db: Db, now: Date): Promise<void> {
  const over = await db
    .selectFrom('newsletterSendings')
    .selectAll()
    .where('status', '=', 'sending')
    .whereRef('queuedTo', '>=', 'upTo')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.sendingId', '=', 'newsletterSendings.id')
            .where('outbox.status', '=', 'pending'),
        ),
      ),
    )
    .execute();
  for (const sending of over) {
    const { sent, failed } = await countLetters(db, sending);
    await db
      .updateTable('newsletterSendings')
      .set({ status: 'done', sent, failed, finishedAt: now.toISOString() })
      .where('id', '=', sending.id)
      .where('status', '=', 'sending')
      .execute();
  }
}

export const hasDueLetter = async (db: Db, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'pending')
    .where('kind', '=', 'letter')
    .where('runAfter', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Whether one letter may leave now: one instance gets each turn. A turn that is further away than the longest interval was
 * set by a clock that has since been put back.
 */
export async function takeTurn(db: Db, now: Date, intervalMilliseconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterPace')
    .set({ nextAt: later(now, intervalMilliseconds) })
    .where((is) => is.or([is('nextAt', '<=', now.toISOString()), is('nextAt', '>', later(now, 3_600_000))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const readNextTurn = async (db: Db): Promise<string> =>
  (await db.selectFrom('newsletterPace').select('nextAt').executeTakeFirstOrThrow()).nextAt;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** The mail server has refused the address for good. */
export async function markBounced(db: Db, { id }: Pick<SubscriberRow, 'id'>): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ status: 'bounced' })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .execute();
}

export async function countUnsubscribed(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('newsletterSendings')
    .set((row) => ({ unsubscribed: row('unsubscribed', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
