import { sql } from 'kysely';
import { waitsForMorning } from '#delivery/texts/server/deliver-own-text.ts';
import { enoughForNumber } from '#delivery/texts/server/text-limits.ts';
import { countRows } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { type SmtpRefusal, smtpRefusal } from '#kit/mail/smtp-reply.ts';
import type { MessageStatus } from '#messages/planned/messages.ts';

export const countOutboxJobs = (db: Db) =>
  db
    .selectFrom('outbox')
    .select((select) => ['kind', 'status', select.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .execute();

export const countArticleJobs = (db: Db) =>
  db
    .selectFrom('articleJobs')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

/** Messages to customers in these statuses. */
export const countMessages = <Status extends MessageStatus>(db: Db, statuses: readonly Status[]) =>
  db
    .selectFrom('messages')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where('status', 'in', statuses)
    .groupBy('status')
    .execute();

/** When the newest nightly backup was finished, by whatever instance, and whether the last try failed. */
export async function findNightlyBackups(db: Db): Promise<{ lastMadeAt: string | null; isFailed: boolean }> {
  const nights = await db
    .selectFrom('nightlyBackups')
    .select(['finishedAt', 'error'])
    .orderBy('night', 'desc')
    .execute();
  return {
    lastMadeAt: nights.find(({ finishedAt }) => finishedAt !== null)?.finishedAt ?? null,
    isFailed: nights[0]?.error != null,
  };
}

/** Creation time of the oldest waiting job of each kind. */
export const findOldestWaiting = (
  db: Db,
  now: Date,
): Promise<{ kind: OutboxRow['kind']; createdAt: string }[]> =>
  db
    .selectFrom('outbox')
    .select((select) => ['kind', select.fn.min('createdAt').as('createdAt')])
    .where('status', '=', 'pending')
    .where((is) => is.or([is('runAfter', '<=', now.toISOString()), is('attempts', '>', 0)]))
    .groupBy('kind')
    .execute();

export async function findLastSentEmail(db: Db): Promise<string | null> {
  const { time } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.max('sentAt').as('time'))
    .where('kind', '=', 'email')
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow();
  return time;
}

/** Finds the mail server's reply to the waiting email that was tried last, if only the owner can mend the cause. */
export async function findEmailRefusal(db: Db): Promise<string | null> {
  const job = await db
    .selectFrom('outbox')
    .select('lastError')
    .where('kind', '=', 'email')
    .where('status', '=', 'pending')
    .where('attempts', '>', 0)
    .orderBy('runAfter', 'desc')
    .limit(1)
    .executeTakeFirst();
  const said = job?.lastError ?? '';
  const refusal = smtpRefusal(said);
  return refusal !== null && ownersRefusals.includes(refusal) ? said : null;
}

const ownersRefusals: readonly SmtpRefusal[] = ['sender', 'sign-in', 'limit', 'policy'];

/** Why the newest text that was tried was not sent and is tried again; null where none waits for that. */
export async function findHeldUpText(db: Db): Promise<string | null> {
  const job = await db
    .selectFrom('outbox')
    .select('lastError')
    .where('kind', '=', 'text')
    .where('status', '=', 'pending')
    .where('attempts', '>', 0)
    .where('lastError', 'not in', [waitsForMorning, enoughForNumber])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return job?.lastError ?? null;
}

/** Failed and not dismissed. */
export const countFailedArticles = (db: Db): Promise<number> =>
  countRows(db.selectFrom('articleJobs').where('state', '=', 'failed').where('dismissedAt', 'is', null));

export async function databaseBytes(db: Db): Promise<number> {
  const query =
    getEngine(db) === 'postgres'
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await query.execute(db)).rows[0]?.bytes ?? 0);
}
