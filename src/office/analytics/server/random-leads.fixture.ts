import { createDice } from '#app/seed/dice.ts';
import type { Db } from '#kit/db/open.ts';
import type { NewVisit } from '#kit/db/tables/visits.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import { quoteStatuses } from '#sales/quotes/quotes.ts';
import { visitStatuses } from '#sales/records/visit-statuses.ts';
import { requestStatuses } from '#sales/requests/requests.ts';
import { serviceCategories } from '../../../../tests/support/categories.ts';

const sources = [
  { landingPage: '/couch-cleaning', referrer: 'https://www.google.com/', utmCampaign: 'spring' },
  { landingPage: '/couch-cleaning', referrer: 'https://google.de/x', utmMedium: 'cpc' },
  { landingPage: '/', utmSource: 'Flyer' },
  { landingPage: '/', utmSource: 'flyer', referrer: 'https://www.yelp.com/biz' },
  { landingPage: '/blog' },
  {},
];
const windows = [
  { windowFrom: '08:00', windowTo: '10:00' },
  { windowFrom: '10:00', windowTo: '12:00' },
] as const;

/**
 * Copies the only lead `count` times with everything by chance that a figure looks at: at any time of the two years before
 * `now`, more often lately and just before, at and after midnight; also in the future, in the trash and as suspected spam.
 */
export async function addRandomLeads(
  db: Db,
  { count, now, seed }: { count: number; now: Date; seed: number },
): Promise<void> {
  const dice = createDice(seed);
  const chance = (fraction: number) => dice.fraction() < fraction;
  const maybe = <Value>(fraction: number, value: () => Value) => (chance(fraction) ? value() : null);
  const today = calendarDate(now);
  const day = () => addDays(today, 3 - Math.floor(740 * dice.fraction() ** 3));
  const time = () => {
    const milliseconds = chance(0.3) ? dice.pick([-1, 0, 1]) : dice.whole(86_400_000);
    return new Date(getInstant(day(), 0).getTime() + milliseconds).toISOString();
  };
  const after = (start: string, hours: number) =>
    new Date(Date.parse(start) + Math.round(dice.fraction() * hours * 3_600_000)).toISOString();

  const { id: _request, ...request } = await db.selectFrom('requests').selectAll().executeTakeFirstOrThrow();
  const { id: _quote, ...quote } = await db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
  const { id: _item, ...item } = await db.selectFrom('quoteItems').selectAll().executeTakeFirstOrThrow();
  const page = await db.selectFrom('quotePages').selectAll().executeTakeFirstOrThrow();
  const { id: crewId } = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
  const customerId = request.customerId!;

  for (let number = 0; number < count; number += 1) {
    const createdAt = time();
    const deletedAt = maybe(0.1, time);
    const quarantinedAt = deletedAt && maybe(0.4, () => deletedAt);
    const email = chance(0.1) ? 'bo@example.com' : request.email;
    const added = await db
      .insertInto('requests')
      .values({
        ...request,
        ...dice.pick(sources),
        createdAt,
        email,
        deletedAt,
        quarantinedAt,
        spamReasons: quarantinedAt ? 'links' : '',
        status: dice.pick(requestStatuses),
        firstReplyAt: maybe(0.7, () => after(createdAt, 30)),
        answeredAt: maybe(0.7, () => after(createdAt, 30)),
        answerDueAt: maybe(0.8, () => after(createdAt, 30)),
        promisedHours: maybe(0.8, () => 4),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (chance(0.2)) continue;
    const status = dice.pick(quoteStatuses);
    const isDeleted = chance(0.1);
    const { id: quoteId } = await db
      .insertInto('quotes')
      .values({
        ...quote,
        email,
        createdAt: time(),
        deletedAt: isDeleted ? time() : null,
        requestId: chance(0.9) ? added.id : null,
        status,
        completedAt: status === 'completed' ? time() : null,
        preferredDate: maybe(0.6, day),
        serviceCategory: dice.pick(serviceCategories),
        estimatedPriceCents: maybe(0.9, () => dice.whole(100_000)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let left = dice.whole(4); left > 0; left -= 1) {
      const amount = { unitPriceCents: dice.pick([0, 1_00, 33_33, 79_00]), quantity: 1 + dice.whole(3) };
      const category = dice.pick(serviceCategories);
      await db
        .insertInto('quoteItems')
        .values({ ...item, ...amount, category, quoteId })
        .execute();
    }
    const decision = maybe(0.6, () => dice.pick(['accepted', 'declined'] as const));
    const decided = { decision, decidedAt: decision && time() };
    await db
      .insertInto('quotePages')
      .values({ ...page, ...decided, quoteId, token: `page-${number}` })
      .execute();
    const message = { customerId, quoteId, dueAt: createdAt, createdAt };
    for (const kind of ['follow-up-1', 'follow-up-2', 'review-request'] as const) {
      if (chance(0.6))
        await db
          .insertInto('messages')
          .values({ ...message, kind, sentAt: maybe(0.8, time) })
          .execute();
    }
    for (let left = dice.whole(3); left > 0; left -= 1) {
      const date = day();
      const visit: NewVisit = {
        ...{ quoteId, customerId, crewId, date, ...dice.pick(windows), durationMinutes: 60 },
        ...{ createdAt: time(), updatedAt: createdAt, propertyId: null, kind: 'clean', doneAt: null },
        // Who deletes a quote cancels its visit.
        status: dice.pick(isDeleted ? (['done', 'cancelled', 'no-show'] as const) : visitStatuses),
      };
      const { id: visitId } = await db
        .insertInto('visits')
        .values(visit)
        .returning('id')
        .executeTakeFirstOrThrow();
      const { windowFrom, windowTo } = dice.pick(windows);
      const place = `${date} ${windowFrom}-${windowTo}`;
      for (const kind of ['reminder-day', 'reminder-hours'] as const) {
        if (chance(0.6))
          await db
            .insertInto('messages')
            .values({ ...message, visitId, place, kind, sentAt: maybe(0.8, time) })
            .execute();
      }
    }
  }
}
