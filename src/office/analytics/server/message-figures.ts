import { expressionBuilder, sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { Schema } from '#kit/db/schema.ts';
import { addDays } from '#kit/time/dates.ts';
import type { MessageKind } from '#messages/planned/messages.ts';
import type { Span } from '#office/dashboard/server/stats.queries.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';
import type { Days } from '#sales/quotes/server/completed-in.ts';

const followUps = ['follow-up-1', 'follow-up-2'] as const satisfies MessageKind[];
const reminders = ['reminder-day', 'reminder-hours'] as const satisfies MessageKind[];

/** See docs/product/office.md#figures. */
export async function readMessageFigures(db: Db, span: Span, days: Days) {
  return {
    followUps: await countFollowedUp(db, span),
    remindersSent: await countSent(db, reminders, span),
    visits: await countVisits(db, days),
    reviewRequests: await countSent(db, ['review-request'], span),
  };
}

/** Without a look at the quotes, so that an index has all of it. */
async function countSent(db: Db, kinds: readonly MessageKind[], { from, to }: Span): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .where('kind', 'in', kinds)
    .where('sentAt', '>=', from)
    .where('sentAt', '<', to)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/*
 * The following look up the records of each message or visit one by one, in subqueries of one row: as joins or `exists`,
 * Postgres would read whole tables for a month, and SQLite would begin with all quotes.
 */

/** A quote counts with its first follow-up; that is the last one if staff skipped the first. */
async function countFollowedUp(db: Db, { from, to }: Span) {
  const rows = await db
    .selectFrom((outer) =>
      outer
        .selectFrom('messages')
        .where('kind', 'in', followUps)
        .where('sentAt', '>=', from)
        .where('sentAt', '<', to)
        .where((message) =>
          message.or([
            message('kind', '=', 'follow-up-1'),
            message(
              message
                .selectFrom('messages as first')
                .select('first.sentAt')
                .whereRef('first.quoteId', '=', 'messages.quoteId')
                .where('first.kind', '=', 'follow-up-1')
                .where('first.sentAt', 'is not', null)
                .limit(1),
              'is',
              null,
            ),
          ]),
        )
        .select((message) =>
          message
            .selectFrom('quotes')
            .whereRef('quotes.id', '=', 'messages.quoteId')
            .where('quotes.deletedAt', 'is', null)
            .select((quote) =>
              quote
                .case()
                .when(quote.and([isWonAfterMessage, isNotCancelled(db)]))
                .then(1)
                .else(0)
                .end()
                .as('isWon'),
            )
            .as('isWon'),
        )
        .as('followed'),
    )
    .select((followed) => ['isWon', followed.fn.countAll<number>().as('count')])
    .groupBy('isWon')
    .execute();
  const findCount = (isWon: number) => rows.find((row) => row.isWon === isWon)?.count ?? 0;
  return { quotes: findCount(0) + findCount(1), won: findCount(1) };
}

const record = expressionBuilder<Schema, 'messages' | 'quotes'>();

/** Accepted, completed or booked after the message. */
const isWonAfterMessage = record.or([
  record.and([
    record('quotes.status', '=', 'completed'),
    record('quotes.completedAt', '>', record.ref('messages.sentAt')),
  ]),
  record(
    record
      .selectFrom('quotePages')
      .select('quotePages.quoteId')
      .whereRef('quotePages.quoteId', '=', 'quotes.id')
      .where('quotePages.decision', '=', 'accepted')
      .whereRef('quotePages.decidedAt', '>', 'messages.sentAt'),
    'is not',
    null,
  ),
  record(
    record
      .selectFrom('visits')
      .select('visits.id')
      .whereRef('visits.quoteId', '=', 'quotes.id')
      .whereRef('visits.createdAt', '>', 'messages.sentAt')
      .where('visits.status', '!=', 'cancelled')
      .limit(1),
    'is not',
    null,
  ),
]);

/**
 * Visits of these days that are over, by whether a reminder of the time at which they took place was sent. Materialized,
 * since Postgres expects too few visits to join what it looks up for each.
 */
async function countVisits(db: Db, days: Days) {
  const rows = await db
    .with(
      (cte) => cte('over').materialized(),
      (cte) =>
        cte
          .selectFrom('visits')
          .where('date', '>=', days.from)
          .where('date', '<=', days.to)
          .where('status', 'in', ['done', 'no-show'])
          .where(isOutsideTrash(db))
          .select(['id', 'status', sql<string>`date || ' ' || window_from || '-' || window_to`.as('place')]),
    )
    .selectFrom('over')
    .select((over) => ['status', sql.lit('all').as('group'), over.fn.countAll<number>().as('count')])
    .groupBy('status')
    .unionAll((over) =>
      over
        .selectFrom('over')
        .select((over) => ['status', sql.lit('reminded').as('group'), over.fn.countAll<number>().as('count')])
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('messages')
              .select('messages.id')
              .where('messages.kind', 'in', reminders)
              .where('messages.place', '>=', days.from)
              .where('messages.place', '<', addDays(days.to, 1))
              .where('messages.sentAt', 'is not', null)
              .whereRef('messages.place', '=', 'over.place')
              .whereRef('messages.visitId', '=', 'over.id'),
          ),
        )
        .groupBy('status'),
    )
    .execute();
  const findCount = (group: string, status: string) =>
    rows.find((row) => row.group === group && row.status === status)?.count ?? 0;
  const done = findCount('all', 'done');
  const missed = findCount('all', 'no-show');
  const remindedDone = findCount('reminded', 'done');
  const remindedMissed = findCount('reminded', 'no-show');
  return {
    reminded: { visits: remindedDone + remindedMissed, noShows: remindedMissed },
    notReminded: { visits: done + missed - remindedDone - remindedMissed, noShows: missed - remindedMissed },
  };
}

const visit = expressionBuilder<Schema, 'visits'>();
const trashed = visit.selectFrom('quotes').select('quotes.id').where('quotes.deletedAt', 'is not', null);

/** Postgres joins the few quotes in the trash; SQLite would look up each visit's quote, and is quicker with their list. */
const isOutsideTrash = (db: Db) =>
  getEngine(db) === 'postgres'
    ? visit.not(visit.exists(trashed.whereRef('quotes.id', '=', 'visits.quoteId')))
    : visit.or([visit('visits.quoteId', 'is', null), visit('visits.quoteId', 'not in', trashed)]);
