import type { CheckoutRow } from '#kit/db/tables/invoices.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, refuse } from '#kit/server/errors.ts';
import { listDepositCheckouts } from '#money/payment-pages/server/checkouts.queries.ts';
import { expireOpen } from '#money/payment-pages/server/expire-checkouts.ts';
import { getStripeStatus } from '#money/stripe/server/stripe-client.ts';
import { findQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import type { VisitSlot } from '#visits/booking/arrival-windows.ts';
import type { BookingInput } from '#visits/visits/visits.ts';

/**
 * Closes the payment pages of a quote's deposit for other windows, before this one is held instead: until then they can
 * be paid, so their window must not be sold. Returns a page that was paid just now.
 */
export async function endOtherPages(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  token: string,
  slot: VisitSlot,
): Promise<CheckoutRow | null> {
  const found = await findQuotePage(deps.db, token);
  if (!found) return null;
  const others = await otherPages(deps.db, found.quote.id, { slot, now: deps.clock() });
  const pending = others.find(({ status }) => status === 'pending');
  if (pending) return pending;
  try {
    return (await expireOpen(deps, others)) ? null : others[0]!;
  } catch (error) {
    if (getStripeStatus(error) === null && !(error instanceof AppError)) throw error;
    deps.log.warn('the payment page of another window could not be closed', { error });
    throw unavailable();
  }
}

/** The same of pages that Stripe is opening for another press, which then closes its own. The quote is locked. */
export async function refuseOtherPages(
  trx: Trx,
  quoteId: number,
  around: { slot: VisitSlot; now: Date },
): Promise<void> {
  const others = await otherPages(trx, quoteId, around);
  // Opened since `endOtherPages`.
  if (others.some(({ url }) => url !== '')) throw unavailable();
  for (const { id } of others) {
    await trx
      .updateTable('checkouts')
      .set({ status: 'expired' })
      .where('id', '=', id)
      .where('url', '=', '')
      .execute();
  }
}

/** Until when the window stays held for the payment page that is open for it; empty: there is none. */
export async function pageOpenUntil(
  trx: Trx,
  quoteId: number,
  { slot, now }: { slot: VisitSlot; now: Date },
): Promise<string> {
  const pages = await listDepositCheckouts(trx, quoteId);
  const own = pages.filter((page) => isUnderWay(page, now) && isForSlot(page, slot));
  return own.reduce((latest, { expiresAt }) => (expiresAt > latest ? expiresAt : latest), '');
}

export const paidElsewhere = () => refuse('wrong-state', 'paymentUnderWay');

const unavailable = () => refuse('unavailable', 'paymentUnavailableYet', { retryAfterSeconds: 60 });

async function otherPages(
  db: Deps['db'],
  quoteId: number,
  { slot, now }: { slot: VisitSlot; now: Date },
): Promise<CheckoutRow[]> {
  const pages = await listDepositCheckouts(db, quoteId);
  return pages.filter((page) => isUnderWay(page, now) && !isForSlot(page, slot));
}

/** Stripe takes no payment on a page after its end. */
const isUnderWay = ({ status, expiresAt }: CheckoutRow, now: Date) =>
  status === 'pending' || (status === 'open' && expiresAt > now.toISOString());

function isForSlot({ booking }: CheckoutRow, { date, from, to }: VisitSlot): boolean {
  const wanted = JSON.parse(booking ?? '{}') as Partial<BookingInput>;
  return wanted.date === date && wanted.from === from && wanted.to === to;
}
