import { readSettings } from '#company/settings/server/settings.queries.ts';
import { rowReader } from '#kit/http/read-rows.ts';
import { formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { fullName } from '#kit/text/person.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import { acceptedDays, maxOfToday, type Today } from '#office/today/today.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import { countWaitingRequests, listWaitingRequests } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import { listCrews } from '#visits/crews/server/crews.queries.ts';
import { listRefusedPayments } from '#visits/visits/server/door-payments.queries.ts';
import { listUnkeepable, presentVisits } from '#visits/visits/server/present-visits.ts';
import { listVisits, listVisitsById } from '#visits/visits/server/visits.queries.ts';
import { listAcceptedWithoutVisit, listNews, listRaised } from './today.queries.ts';

/** See docs/product/office.md#today. */
export async function presentToday({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<Today> {
  const now = clock();
  const today = calendarDate(now);
  const tomorrow = addDays(today, 1);
  const { places } = (await readSettings(db)).values;
  const visits = await listVisits(db, { from: today, to: tomorrow });
  const reader = rowReader(log);
  const leads = reader.read('requests', await listWaitingRequests(db, maxOfToday), (row) => ({
    ...toRequest(row),
    promisedBy: row.answerDueAt!,
  }));
  const since = new Date(now.getTime() - acceptedDays * 86_400_000).toISOString();
  const accepted = await listAcceptedWithoutVisit(db, { since, limit: maxOfToday });
  const readQuotes = (rows: readonly QuoteWithItems[]) =>
    reader.read('quotes', rows, (quote) => toQuote(quote, places));
  const acceptedQuotes = readQuotes(accepted.rows);
  // A price alone that is higher now is nothing that was added.
  const uninvoiced = readQuotes(await listRaised(db, maxOfToday)).filter(
    (quote) => quote.uninvoiced !== null,
  );
  const ids = await listUnkeepable(db, today, lastDate, now);
  const lost = await presentVisits(db, await listVisitsById(db, [...ids]), now);
  const unkeepable = lost.filter(({ cannotBeKept }) => cannotBeKept);
  return {
    today,
    tomorrow,
    crews: (await listCrews(db)).map(({ id, name, color }) => ({ id, name, color })),
    visits: await presentVisits(
      db,
      visits.filter(({ status }) => status !== 'cancelled'),
      now,
    ),
    unkeepable: unkeepable.slice(0, maxOfToday),
    unkeepableCount: unkeepable.length,
    leads,
    leadCount: await countWaitingRequests(db),
    news: (await listNews(db, getInstant(addDays(today, -1), 0).toISOString(), maxOfToday)).map(
      ({ quoteId, firstName, lastName, estimatedPriceCents, ...row }) => ({
        ...row,
        id: quoteId,
        name: fullName({ firstName, lastName }),
        total: estimatedPriceCents === null ? null : formatCents(estimatedPriceCents),
      }),
    ),
    accepted: acceptedQuotes,
    acceptedCount: accepted.count,
    uninvoiced,
    refusedPayments: await listRefusedPayments(db, maxOfToday),
    unreadable: reader.unreadable(),
  };
}

/** The last of all calendar dates. */
const lastDate = '9999-12-31';
