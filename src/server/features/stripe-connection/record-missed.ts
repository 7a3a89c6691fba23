import type Stripe from 'stripe';
import { batchesOf } from '#server/db/batches.ts';
import { listPagesUnderWay } from '#server/features/checkouts/checkouts.queries.ts';
import type { EventDeps } from '#server/features/online-payments/record-online-payment.ts';
import { stripeStatusOf } from '#server/stripe/stripe-client.ts';
import { pagesAtOnce, recordEnd } from './end-connection.ts';

/** Records what customers paid while Stripe had no webhook to report to. Pages that are open stay open. */
export async function recordMissed(deps: EventDeps, stripe: Stripe): Promise<void> {
  for (const batch of batchesOf(await listPagesUnderWay(deps.db), pagesAtOnce)) {
    await Promise.all(batch.map(({ sessionId }) => readEnd(deps, stripe, sessionId)));
  }
}

async function readEnd(deps: EventDeps, stripe: Stripe, sessionId: string): Promise<void> {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status !== 'open') await recordEnd(deps, stripe, sessionId, session);
  } catch (error) {
    const status = stripeStatusOf(error);
    if (status === null) throw error;
    if (status === 404) return recordEnd(deps, stripe, sessionId, null);
    deps.log.warn('a payment page could not be read at Stripe', { session: sessionId, error });
  }
}
