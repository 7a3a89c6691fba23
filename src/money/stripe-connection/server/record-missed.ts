import type Stripe from 'stripe';
import { getBatches } from '#kit/db/batches.ts';
import type { EventDeps } from '#money/online-payments/server/record-online-payment.ts';
import { listPagesUnderWay } from '#money/payment-pages/server/checkouts.queries.ts';
import { getStripeStatus } from '#money/stripe/server/stripe-client.ts';
import { pagesAtOnce, recordEnd } from './end-connection.ts';

/**
 * Records what customers paid while Stripe had no webhook to report to. Pages that are open stay open. False where Stripe
 * did not say of each page how it is.
 */
export async function recordMissed(deps: EventDeps, stripe: Stripe): Promise<boolean> {
  let isComplete = true;
  for (const batch of getBatches(await listPagesUnderWay(deps.db), pagesAtOnce)) {
    const areRead = await Promise.all(batch.map(({ sessionId }) => readEnd(deps, stripe, sessionId)));
    isComplete &&= areRead.every(Boolean);
  }
  return isComplete;
}

async function readEnd(deps: EventDeps, stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status !== 'open') await recordEnd(deps, stripe, sessionId, session);
    return true;
  } catch (error) {
    const status = getStripeStatus(error);
    if (status === null) throw error;
    if (status !== 404) {
      deps.log.warn('a payment page could not be read at Stripe', { session: sessionId, error });
      return false;
    }
    await recordEnd(deps, stripe, sessionId, null);
    return true;
  }
}
