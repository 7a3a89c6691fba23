import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import type { WeekHours } from '#kit/wire/setting-rules.ts';
import { moveLinkedRequest } from '#sales/leads/server/move-linked-request.ts';
import type { QuoteStatus } from '#sales/quotes/quotes.ts';
import { recordQuote } from '#sales/quotes/server/quotes.history.ts';
import { completionTime, getQuote, type QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { countedVisit } from '#sales/records/counted-visit.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { windowOfTime } from '#visits/visits/visit-window.ts';
import type { VisitChange } from './visits.history.ts';
import { listVisitsOfQuote } from './visits.queries.ts';

/** A decision about the quote that its visit follows. */
export interface QuoteChange {
  /** The status that staff set. */
  status?: QuoteStatus;
  /** Staff entered the day along with the status. */
  keepsDay?: boolean;
  /** The request keeps its status, because it is cancelled with its visits. */
  keepsRequest?: boolean;
}

/**
 * Brings a quote's status and day in line with its visits. The caller has locked it.
 * See docs/product/visits.md#booking.
 */
export async function followVisits(
  trx: Trx,
  { visit, by, act }: { visit: VisitChange; by: Actor; act: { quote?: QuoteChange } },
  now: Date,
): Promise<void> {
  const { quoteId } = visit.after;
  const change = act.quote ?? {};
  const before = await getQuote(trx, quoteId);
  const { hours } = (await readSettings(trx)).values;
  const following = statusAndDay(before, await listVisitsOfQuote(trx, quoteId), { ...change, hours });
  const isMoved = following.status !== before.status;
  const isSame =
    !isMoved &&
    following.preferredDate === before.preferredDate &&
    following.preferredTime === before.preferredTime;
  if (isSame) return;
  const changes = {
    ...following,
    ...(isMoved && { completedAt: completionTime(following.status, now) }),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  await trx.updateTable('quotes').set(changes).where('id', '=', quoteId).execute();
  if (isMoved && !change.keepsRequest && before.requestId !== null) {
    await moveLinkedRequest(trx, { requestId: before.requestId, status: following.status, by, now });
  }
  await recordQuote(trx, {
    id: quoteId,
    action: 'changed',
    before,
    after: await getQuote(trx, quoteId),
    by,
    now,
  });
}

type Following = Pick<QuoteWithItems, 'status' | 'preferredDate' | 'preferredTime'>;
type Around = QuoteChange & { hours: Readonly<WeekHours> };

/** A re-clean never reopens a completed quote, so its revenue stays in its month. */
function statusAndDay(
  quote: QuoteWithItems,
  visits: readonly VisitRow[],
  { status, keepsDay = false, hours }: Around,
): Following {
  const { preferredDate, preferredTime } = quote;
  if (status === 'new' || status === 'contacted') {
    return { status, ...(keepsDay ? { preferredDate, preferredTime } : withoutDay) };
  }
  const open = visits.find(isOpen);
  const isReclean = open?.kind === 're-clean' && quote.status === 'completed';
  const counted = open && !isReclean ? open : countedVisit(visits);
  if (counted) {
    const follows = isOpen(counted) ? 'scheduled' : 'completed';
    return { status: status ?? follows, ...toPreferredDay(quote, counted, hours) };
  }
  if (open) return { status: status ?? quote.status, preferredDate, preferredTime };
  return { status: status ?? 'contacted', ...withoutDay };
}

const withoutDay = { preferredDate: null, preferredTime: null };

/** A part of the day that staff entered stays while it names the window of the visit. */
function toPreferredDay(quote: QuoteWithItems, visit: VisitRow, hours: Around['hours']) {
  const { date, windowFrom, windowTo } = visit;
  const { preferredDate, preferredTime } = quote;
  const named = windowOfTime(preferredTime, date, hours);
  const isNamed =
    preferredTime !== null && preferredDate === date && named.from === windowFrom && named.to === windowTo;
  return {
    preferredDate: date,
    preferredTime: isNamed ? preferredTime : windowLabel(windowFrom, windowTo),
  };
}
