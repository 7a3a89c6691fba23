import { lockKeys } from '#kit/db/lock-key.ts';
import type { VisitHoldRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { tooMany } from '#kit/http/rate-limit.ts';
import type { VisitSlot } from '#visits/booking/arrival-windows.ts';
import { isOfWindow } from '#visits/visits/server/visit-holds.ts';

/** For one network at a time, so that one visitor with many leads cannot block the days ahead. */
const maxHolds = 10;
const maxHeldMinutes = 20 * 60;
/** After these the window of a quote is free for others. */
const maxRenewals = 2;
const pauseMilliseconds = 3_600_000;

interface Wanted {
  quoteId: number;
  network: string;
  minutes: number;
  slot: VisitSlot;
  holdMinutes: number;
  /** The quote's hold so far. */
  before: VisitHoldRow | undefined;
  /** Until when a payment page of this window can be paid; empty without one. */
  openUntil: string;
}

/** How long the quote may hold the window. Throws where it has held too long already, or its network holds too much. */
export async function nextHold(
  trx: Trx,
  { quoteId, network, minutes, slot, holdMinutes, before, openUntil }: Wanted,
  now: Date,
): Promise<{ heldUntil: string; renewals: number }> {
  await refuseTooManyHolds(trx, { quoteId, network, minutes }, now);
  const heldUntil = new Date(now.getTime() + holdMinutes * 60_000).toISOString();
  if (openUntil > heldUntil) return { heldUntil: openUntil, renewals: before?.renewals ?? 0 };
  const endedFor = before ? now.getTime() - Date.parse(before.heldUntil) : Number.POSITIVE_INFINITY;
  if (!before || endedFor >= pauseMilliseconds) return { heldUntil, renewals: 0 };
  // To compare windows is no renewal: another one has the time that is left.
  if (!isOfWindow(before, slot) && endedFor < 0) return before;
  if (before.renewals < maxRenewals) return { heldUntil, renewals: before.renewals + 1 };
  throw tooMany((pauseMilliseconds - endedFor) / 1000);
}

/** Throws where the network holds too much beside this quote. Locks the network, so that simultaneous holds are counted. */
export async function refuseTooManyHolds(
  trx: Trx,
  { quoteId, network, minutes }: Pick<Wanted, 'quoteId' | 'network' | 'minutes'>,
  now: Date,
): Promise<void> {
  if (network === '') return;
  await lockKeys(trx, [`holder:${network}`]);
  const live = await trx
    .selectFrom('visitHolds')
    .select(['durationMinutes', 'heldUntil'])
    .where('network', '=', network)
    .where('heldUntil', '>', now.toISOString())
    .where('quoteId', '!=', quoteId)
    .orderBy('heldUntil')
    .execute();
  const [first] = live;
  if (!first) return;
  const held = live.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  if (live.length < maxHolds && held + minutes <= maxHeldMinutes) return;
  throw tooMany(Math.ceil((Date.parse(first.heldUntil) - now.getTime()) / 1000));
}
