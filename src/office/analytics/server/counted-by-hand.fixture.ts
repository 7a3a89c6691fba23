import type { Db } from '#kit/db/open.ts';
import { formatCents } from '#kit/money/money.ts';
import { addDays, calendarDate, minutesOfDay } from '#kit/time/dates.ts';
import { funnelStages } from '#office/analytics/analytics.ts';
import { sourceName } from '#sales/requests/lead-source.ts';
import { serviceCategories } from '../../../../tests/support/categories.ts';

const getDay = (time: string) => calendarDate(new Date(time));

type Records = Awaited<ReturnType<typeof readAll>>;

/** All rows that a figure may look at; quotes with what belongs to them. */
export async function readAll(db: Db) {
  const requests = await db.selectFrom('requests').selectAll().execute();
  const items = Map.groupBy(await db.selectFrom('quoteItems').selectAll().execute(), (row) => row.quoteId);
  const visits = Map.groupBy(await db.selectFrom('visits').selectAll().execute(), (row) => row.quoteId);
  const messages = Map.groupBy(await db.selectFrom('messages').selectAll().execute(), (row) => row.quoteId);
  const pages = new Map(
    (await db.selectFrom('quotePages').selectAll().execute()).map((row) => [row.quoteId, row]),
  );
  const statuses = new Map(requests.map(({ id, status }) => [id, status]));
  const quotes = (await db.selectFrom('quotes').selectAll().execute()).map((quote) => ({
    ...quote,
    isCancelled: statuses.get(quote.requestId ?? 0) === 'cancelled',
    items: items.get(quote.id) ?? [],
    visits: visits.get(quote.id) ?? [],
    messages: messages.get(quote.id) ?? [],
    page: pages.get(quote.id),
  }));
  return { requests, quotes };
}

/** Counts record by record, as docs/product/office.md defines each figure, in the two periods of Analytics. */
export function countByHand(records: Records, now: Date, days: number) {
  const today = calendarDate(now);
  const period = (last: string) => {
    const first = addDays(last, 1 - days);
    return countPeriod(records, now, {
      hasDay: (day) => first <= day && day <= last,
      hasTime: (time) =>
        first <= getDay(time) &&
        (getDay(time) < last || (getDay(time) === last && minutesOfDay(new Date(time)) <= minutesOfDay(now))),
    });
  };
  return { now: period(today), before: period(addDays(today, -days)) };
}

interface Period {
  hasDay: (day: string) => boolean;
  hasTime: (time: string) => boolean;
}

function countPeriod({ requests, quotes }: Records, now: Date, { hasDay, hasTime }: Period) {
  const leads = requests.filter(({ deletedAt, createdAt }) => deletedAt === null && hasTime(createdAt));
  const getStage = ({ status, firstReplyAt }: (typeof leads)[number]) =>
    status === 'cancelled' ? Number(firstReplyAt !== null) : funnelStages.indexOf(status);
  const replies = leads
    .filter(({ firstReplyAt }) => firstReplyAt !== null)
    .map((lead) => Date.parse(lead.firstReplyAt!) - Date.parse(lead.createdAt))
    .sort((one, other) => one - other);
  const middle = [replies[(replies.length - 1) >> 1]!, replies[replies.length >> 1]!];
  const due = leads.filter(
    ({ promisedHours, answerDueAt, answeredAt }) =>
      promisedHours !== null && answerDueAt !== null && (answeredAt !== null || new Date(answerDueAt) < now),
  );
  const inTime = due.filter(
    ({ answeredAt, answerDueAt }) => answeredAt !== null && answeredAt <= answerDueAt!,
  );

  const sent = quotes.flatMap((quote) =>
    quote.messages
      .filter(({ sentAt }) => sentAt !== null && hasTime(sentAt))
      .map(({ kind, sentAt }) => ({ kind, sentAt: sentAt!, quote })),
  );
  const ofKind = (...kinds: string[]) => sent.filter(({ kind }) => kinds.includes(kind));
  const followedUp = ofKind('follow-up-1', 'follow-up-2').filter(
    ({ kind, quote }) =>
      quote.deletedAt === null &&
      (kind === 'follow-up-1' ||
        !quote.messages.some((first) => first.kind === 'follow-up-1' && first.sentAt !== null)),
  );
  const won = followedUp.filter(
    ({ quote, sentAt }) =>
      !quote.isCancelled &&
      ((quote.status === 'completed' && quote.completedAt! > sentAt) ||
        (quote.page?.decision === 'accepted' && quote.page.decidedAt! > sentAt) ||
        quote.visits.some(({ status, createdAt }) => status !== 'cancelled' && createdAt > sentAt)),
  );
  const over = quotes
    .filter(({ deletedAt }) => deletedAt === null)
    .flatMap(({ visits, messages }) =>
      visits
        .filter(({ date, status }) => hasDay(date) && (status === 'done' || status === 'no-show'))
        .map(({ id, status, date, windowFrom, windowTo }) => ({
          isMissed: status === 'no-show',
          isReminded: messages.some(
            ({ kind, visitId, place, sentAt }) =>
              kind.startsWith('reminder') &&
              visitId === id &&
              sentAt !== null &&
              place === `${date} ${windowFrom}-${windowTo}`,
          ),
        })),
    );
  const visitsBy = (isReminded: boolean) => over.filter((visit) => visit.isReminded === isReminded);
  const getFigures = (some: typeof over) => ({
    visits: some.length,
    noShows: some.filter(({ isMissed }) => isMissed).length,
  });

  return {
    sources: tally(leads.map(sourceName)),
    landingPages: tally(leads.map(({ landingPage }) => landingPage)),
    funnel: funnelStages.map((_, stage) => leads.filter((lead) => getStage(lead) >= stage).length),
    firstReply: replies.length === 0 ? null : Math.round((middle[0]! + middle[1]!) / 2 / 60_000),
    answered: replies.length,
    answeredInTime: due.length === 0 ? null : Math.round((100 * inTime.length) / due.length),
    inTime: inTime.length,
    counted: due.length,
    followUps: { quotes: followedUp.length, won: won.length },
    reminders: {
      sent: ofKind('reminder-day', 'reminder-hours').length,
      reminded: getFigures(visitsBy(true)),
      notReminded: getFigures(visitsBy(false)),
    },
    reviewRequests: ofKind('review-request').length,
    revenue: getRevenue(quotes, hasDay),
  };
}

export function countMonth({ quotes }: Records, month: string) {
  const quoted = quotes.filter(
    ({ deletedAt, isCancelled, createdAt }) =>
      deletedAt === null && !isCancelled && getDay(createdAt).startsWith(month),
  );
  const completed = quotes.filter((quote) => getCompletedDay(quote)?.startsWith(month));
  const sum = (some: typeof quotes) =>
    formatCents(some.reduce((cents, { estimatedPriceCents }) => cents + (estimatedPriceCents ?? 0), 0));
  return { quoted: sum(quoted), completed: sum(completed) };
}

/** Null for what counts as no completed visit. */
function getCompletedDay({
  deletedAt,
  isCancelled,
  status,
  preferredDate,
  completedAt,
}: Records['quotes'][number]) {
  if (deletedAt !== null || isCancelled || status !== 'completed') return null;
  return preferredDate ?? (completedAt && getDay(completedAt));
}

/** Whole cents of each category's share; what is left of a price goes to the quote's own category. */
function getRevenue(quotes: Records['quotes'], hasDay: Period['hasDay']) {
  const cents = Object.fromEntries(serviceCategories.map((category) => [category, 0]));
  for (const quote of quotes) {
    const { estimatedPriceCents, items, serviceCategory } = quote;
    const day = getCompletedDay(quote);
    if (!day || !hasDay(day)) continue;
    const price = estimatedPriceCents ?? 0;
    const getAmount = (some: typeof items) =>
      some.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
    const all = getAmount(items);
    cents[serviceCategory]! += price;
    for (const category of serviceCategories.filter((other) => all > 0 && other !== serviceCategory)) {
      const own = getAmount(items.filter((item) => item.category === category));
      const share = Number((BigInt(price) * BigInt(own)) / BigInt(all));
      cents[category]! += share;
      cents[serviceCategory]! -= share;
    }
  }
  return serviceCategories.map((category) => formatCents(cents[category]!));
}

const tally = (names: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]));
