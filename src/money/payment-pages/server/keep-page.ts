import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { refuse } from '#kit/server/errors.ts';
import { stripeClient } from '#money/stripe/server/stripe-client.ts';
import { isInUse, type StripeConnection, type StripeDeps } from '#money/stripe/server/stripe-connection.ts';

/**
 * Stores a payment page that Stripe has just opened. If card payments were turned off or went to another account
 * meanwhile, or the customer chose another window, closes it again and throws.
 */
export async function keepPage(
  { db, config }: StripeDeps,
  { connection, sessionId }: { connection: StripeConnection; sessionId: string },
  /** False: the page is no longer wanted. */
  store: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const isKept = await inTransaction(db, async (trx) => {
    if (!(await isInUse(trx, config, connection))) return false;
    return (await store(trx)) !== false;
  });
  if (isKept) return;
  const stripe = await stripeClient(connection);
  await stripe.checkout.sessions.expire(sessionId);
  throw refuse('unavailable', 'paymentUnavailable', { retryAfterSeconds: 60 });
}
