import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
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

/** A quote counts with its first follow-up; that is the last one if staff skipped the first. */
const countFollowedUp = (db: Db, { from, to }: Span) =>
  db
    .selectFrom('messages')
    .innerJoin('quotes', 'quotes.id', 'messages.quoteId')
    .leftJoin('quotePages', 'quotePages.quoteId', 'quotes.id')
    .where('quotes.deletedAt', 'is', null)
    .where('messages.kind', 'in', followUps)
    .where('messages.sentAt', '>=', from)
    .where('messages.sentAt', '<', to)
    .where(({ eb, exists, not, or, selectFrom }) =>
      or([
        eb('messages.kind', '=', 'follow-up-1'),
        not(
          exists(
            selectFrom('messages as first')
              .select('first.id')
              .whereRef('first.quoteId', '=', 'messages.quoteId')
              .where('first.kind', '=', 'follow-up-1')
              .where('first.sentAt', 'is not', null),
          ),
        ),
      ]),
    )
    .select((select) => [
      select.fn.countAll<number>().as('quotes'),
      select.fn
        .countAll<number>()
        .filterWhere(({ and, eb, exists, or, selectFrom }) =>
          or([
            and([
              eb('quotePages.decision', '=', 'accepted'),
              eb('quotePages.decidedAt', '>', eb.ref('messages.sentAt')),
            ]),
            and([
              eb('quotes.status', '=', 'completed'),
              eb('quotes.completedAt', '>', eb.ref('messages.sentAt')),
            ]),
            exists(
              selectFrom('visits')
                .select('visits.id')
                .whereRef('visits.quoteId', '=', 'quotes.id')
                .whereRef('visits.createdAt', '>', 'messages.sentAt')
                .where('visits.status', '!=', 'cancelled'),
            ),
          ]),
        )
        .filterWhere(isNotCancelled)
        .as('won'),
    ])
    .executeTakeFirstOrThrow();

/** Visits of these days that are over, by whether a reminder of the time at which they took place was sent. */
async function countVisits(db: Db, { from, to }: Days) {
  const rows = await db
    .selectFrom((outer) =>
      outer
        .selectFrom('visits')
        .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
        .where('quotes.deletedAt', 'is', null)
        .where('visits.date', '>=', from)
        .where('visits.date', '<=', to)
        .where('visits.status', 'in', ['done', 'no-show'])
        .select((select) => [
          'visits.status',
          select
            .case()
            .when(
              select.exists(
                select
                  .selectFrom('messages')
                  .select('messages.id')
                  .whereRef('messages.visitId', '=', 'visits.id')
                  .where('messages.kind', 'in', reminders)
                  .where('messages.sentAt', 'is not', null)
                  .where(
                    'messages.place',
                    '=',
                    sql<string>`${select.ref('visits.date')} || ' ' || ${select.ref('visits.windowFrom')} || '-' || ${select.ref('visits.windowTo')}`,
                  ),
              ),
            )
            .then(1)
            .else(0)
            .end()
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
