import type Stripe from 'stripe';
import { getBatches } from '#kit/db/batches.ts';
import { getPaidAt } from '#money/online-payments/server/find-paid-movement.ts';
import { type EventDeps, toId } from '#money/online-payments/server/record-online-payment.ts';
import { recordSession } from '#money/online-payments/server/record-session.ts';
import { listPagesUnderWay, setCheckoutStatus } from '#money/payment-pages/server/checkouts.queries.ts';
import { closePage } from '#money/payment-pages/server/expire-checkouts.ts';
import { getStripeStatus } from '#money/stripe/server/stripe-client.ts';

export const pagesAtOnce = 10;

/**
 * Takes no new payments, and closes the payment pages that are open: a customer who paid on one later would have paid for
 * nothing. What was paid just now is recorded. Stopped in the middle, card payments stay paused until somebody tries again.
 */
export async function endConnection(deps: EventDeps, stripe: Stripe): Promise<void> {
  await deps.db.updateTable('stripeConnection').set({ siteUrl: '' }).where('id', '=', 1).execute();
  const open = await listPagesUnderWay(deps.db, ['open']);
  for (const batch of getBatches(open, pagesAtOnce)) {
    await Promise.all(batch.map(({ sessionId }) => end(deps, stripe, sessionId)));
  }
}

/**
 * Where Stripe does not respond, or no longer takes the key, the page ends by itself within a day. It stays open here, so
 * that what is paid on it is recorded if the account is connected again.
 */
async function end(deps: EventDeps, stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await recordEnd(deps, stripe, sessionId, await closePage(stripe, { sessionId }));
  } catch (error) {
    if (getStripeStatus(error) === null) throw error;
    deps.log.warn('a payment page could not be closed at Stripe', { session: sessionId, error });
  }
}

/** Records how a page has ended that is no longer open. Null: it is of another account. */
export async function recordEnd(
  deps: EventDeps,
  stripe: Stripe,
  sessionId: string,
  session: Stripe.Checkout.Session | null,
): Promise<void> {
  if (session?.status !== 'complete') await setCheckoutStatus(deps.db, sessionId, 'expired');
  else if (session.payment_status === 'paid')
    await recordSession(deps, session, await getPaidAt(stripe, session));
  else await setCheckoutStatus(deps.db, sessionId, (await isRefused(stripe, session)) ? 'failed' : 'pending');
}

/** The page itself says only that nothing is paid, while a bank takes days and once it has refused. */
async function isRefused(stripe: Stripe, session: Stripe.Checkout.Session): Promise<boolean> {
  const { status } = await stripe.paymentIntents.retrieve(toId(session.payment_intent)!);
  return status === 'requires_payment_method' || status === 'canceled';
}
