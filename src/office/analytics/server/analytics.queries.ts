import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { getEngine, joinedText } from '#kit/db/portable.ts';
import { requestsIn, type Span } from '#office/dashboard/server/stats.queries.ts';
import { completedOn, type Days } from '#sales/quotes/server/completed-in.ts';
import { getReplyTimes } from './reply-times.ts';

/** As in SQLite's index `requests_live_by_day`. The time narrows down the first and the last day. */
const day = sql<string>`substr(created_at, 1, 10)`;

/**
 * Counts by source and current status: all leads, those whose answer clock has stopped or run out, and those of them
 * answered in time. Those that still wait in time do not count yet. With the milliseconds to each first reply.
 */
export async function countLeads(db: Db, span: Span, now: Date) {
  const replies = joinedText(db, sql<string>`created_at || ' ' || first_reply_at`);
  const isOfDays = getEngine(db) === 'sqlite';
  const leads = await requestsIn(db, span)
    .$if(isOfDays, (query) =>
      query.where(day, '>=', span.from.slice(0, 10)).where(day, '<=', span.to.slice(0, 10)).groupBy(day),
    )
    .select((select) => {
      const isCounted = select.and([
        select('promisedHours', 'is not', null),
        select('answerDueAt', 'is not', null),
        select.or([select('answeredAt', 'is not', null), select('answerDueAt', '<', now.toISOString())]),
      ]);
      const isInTime = select.and([isCounted, select('answeredAt', '<=', select.ref('answerDueAt'))]);
      return [
        'landingPage',
        'referrer',
        'utmSource',
        'status',
        replies.as('replies'),
        select.fn.countAll<number>().as('count'),
        select.fn.countAll<number>().filterWhere(isCounted).as('counted'),
        select.fn.countAll<number>().filterWhere(isInTime).as('inTime'),
      ];
    })
    .groupBy(['landingPage', 'referrer', 'utmSource', 'status'])
    .execute();
  return leads.map(({ replies, ...lead }) => ({ ...lead, replyTimes: getReplyTimes(replies) }));
}

/** How many visits with the same price and items were completed on these days; an item is `couch 6000 2 0`, its price, quantity and
 * minimum, with commas between. */
export const countCompleted = (db: Db, days: Days) =>
  db
    .selectFrom(
      completedOn(db, days)
        .select((select) => [
          'estimatedPriceCents',
          'serviceCategory',
          select
            .selectFrom('quoteItems')
            .whereRef('quoteItems.quoteId', '=', 'completed.id')
            .select(
              joinedText(
                db,
                sql<string>`category || ' ' || unit_price_cents || ' ' || quantity || ' ' || minimum_price_cents`,
              ).as('amounts'),
            )
            .as('amounts'),
        ])
        .as('visits'),
    )
    .select((select) => [
      'estimatedPriceCents',
      'serviceCategory',
      'amounts',
      select.fn.countAll<number>().as('count'),
    ])
    .groupBy(['estimatedPriceCents', 'serviceCategory', 'amounts'])
    .execute();
