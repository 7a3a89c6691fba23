import type { Deps } from '#server/deps.ts';
import { listCrews } from '#server/features/crews/crews.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import { countWaitingRequests, listWaitingRequests } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { listUnkeepable, presentVisits } from '#server/features/visits/present-visits.ts';
import { listVisits, listVisitsById } from '#server/features/visits/visits.queries.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { acceptedDays, maxOfToday, type Today } from '#shared/today.ts';
import { listAcceptedWithoutVisit, listUninvoiced } from './today.queries.ts';

/** What waits for the owner now. See docs/product.md#today. */
export async function presentToday({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Today> {
  const now = clock();
  const today = calendarDate(now);
  const tomorrow = addDays(today, 1);
  const { places } = (await readSettings(db)).values;
  const visits = await listVisits(db, { from: today, to: tomorrow });
  const leads = (await listWaitingRequests(db, maxOfToday)).map(toRequest);
  const since = new Date(now.getTime() - acceptedDays * 86_400_000).toISOString();
  const accepted = await listAcceptedWithoutVisit(db, { since, limit: maxOfToday });
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
    leads: leads.map((lead) => ({ ...lead, promisedBy: lead.answerDueAt! })),
    leadCount: await countWaitingRequests(db),
    accepted: accepted.rows.map((quote) => toQuote(quote, places)),
    acceptedCount: accepted.count,
    uninvoiced: (await listUninvoiced(db, maxOfToday)).map((quote) => toQuote(quote, places)),
  };
}

/** The last of all calendar dates. */
const lastDate = '9999-12-31';
