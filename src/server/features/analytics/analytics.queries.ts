import type { Db } from '#server/db/open.ts';
import { type Days, isCompletedIn } from '#server/features/quotes/completed-in.ts';
import { requestsIn, type Span } from '#server/features/stats/stats.queries.ts';

export const countBySource = (db: Db, span: Span) =>
  requestsIn(db, span)
    .select((select) => [
      'utmSource',
      'utmMedium',
      'utmCampaign',
      'referrer',
      'landingPage',
      select.fn.countAll<number>().as('count'),
    ])
    .groupBy(['utmSource', 'utmMedium', 'utmCampaign', 'referrer', 'landingPage'])
    .execute();

/** Counts by current status. Cancelled requests also count by whether they were answered first. */
export const countByStage = (db: Db, span: Span) =>
  requestsIn(db, span)
    .select((select) => [
      'status',
      select.fn.countAll<number>().as('count'),
      select.fn.count<number>('firstReplyAt').as('answered'),
    ])
    .groupBy('status')
    .execute();

export const listFirstReplies = (db: Db, span: Span) =>
  requestsIn(db, span).select(['createdAt', 'firstReplyAt']).where('firstReplyAt', 'is not', null).execute();

/** Leads whose answer clock has stopped or run out. Those that still wait in time do not count yet. */
export const countAnswers = (db: Db, span: Span, now: Date) =>
  requestsIn(db, span)
    .select((select) => [
      select.fn.countAll<number>().as('counted'),
      select.fn
        .sum<number | null>(
          select.case().when('answeredAt', '<=', select.ref('answerDueAt')).then(1).else(0).end(),
        )
        .as('inTime'),
    ])
    .where('promisedHours', 'is not', null)
    .where('answerDueAt', 'is not', null)
    .where((where) =>
      where.or([where('answeredAt', 'is not', null), where('answerDueAt', '<', now.toISOString())]),
    )
    .executeTakeFirstOrThrow();

/** Price of each visit completed on these days, with the amounts of its items, item by item. */
export const listCompletedAmounts = (db: Db, days: Days) =>
  db
    .selectFrom('quotes')
    .leftJoin('quoteItems', 'quoteItems.quoteId', 'quotes.id')
    .select((select) => [
      'quotes.id',
      'quotes.estimatedPriceCents',
      'quotes.serviceCategory',
      'quoteItems.category',
      select('quoteItems.unitPriceCents', '*', select.ref('quoteItems.quantity')).as('amountCents'),
    ])
    .where(isCompletedIn(days))
    .execute();
