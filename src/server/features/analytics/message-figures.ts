import { expressionBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { isNotCancelled } from '#server/features/quotes/cancelled.ts';
import type { Days } from '#server/features/quotes/completed-in.ts';
import type { Span } from '#server/features/stats/stats.queries.ts';
import type { MessageKind } from '#shared/messages.ts';

const followUps = ['follow-up-1', 'follow-up-2'] as const satisfies MessageKind[];
const reminders = ['reminder-day', 'reminder-hours'] as const satisfies MessageKind[];

/** What messages to customers lead to. See docs/product.md#figures. */
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
                .when(quote.and([isWonAfterMessage, isNotCancelled]))
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
  const countOf = (isWon: number) => rows.find((row) => row.isWon === isWon)?.count ?? 0;
  return { quotes: countOf(0) + countOf(1), won: countOf(1) };
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

/** Visits of these days that are over, by whether a reminder of the time at which they took place was sent. */
async function countVisits(db: Db, { from, to }: Days) {
  const rows = await db
    .selectFrom((outer) =>
      outer
        .selectFrom('visits')
        .where('visits.date', '>=', from)
        .where('visits.date', '<=', to)
        .where('visits.status', 'in', ['done', 'no-show'])
        .where((visit) =>
          visit(
            visit
              .selectFrom('quotes')
              .select('quotes.deletedAt')
              .whereRef('quotes.id', '=', 'visits.quoteId'),
            'is',
            null,
          ),
        )
        .select((visit) => [
          'visits.status',
          visit.fn
            .coalesce(
              visit
                .selectFrom('messages')
                .select(sql<number>`1`.as('found'))
                .whereRef('messages.visitId', '=', 'visits.id')
                .where('messages.kind', 'in', reminders)
                .where('messages.sentAt', 'is not', null)
                .where(
                  'messages.place',
                  '=',
                  sql<string>`${visit.ref('visits.date')} || ' ' || ${visit.ref('visits.windowFrom')} || '-' || ${visit.ref('visits.windowTo')}`,
                )
                .limit(1),
              visit.val(0),
            )
            .as('isReminded'),
        ])
        .as('visits'),
    )
    .select((select) => ['isReminded', 'status', select.fn.countAll<number>().as('count')])
    .groupBy(['isReminded', 'status'])
    .execute();
  const countOf = (isReminded: 0 | 1) => {
    const those = rows.filter((row) => Number(row.isReminded) === isReminded);
    return {
      visits: those.reduce((sum, { count }) => sum + count, 0),
      noShows: those.find(({ status }) => status === 'no-show')?.count ?? 0,
    };
  };
  return { reminded: countOf(1), notReminded: countOf(0) };
}
