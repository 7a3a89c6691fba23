import type { Context } from 'hono';
import type Stripe from 'stripe';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { setCheckoutStatus } from '#money/payment-pages/server/checkouts.queries.ts';
import { recordRefund } from '#money/refunds/server/record-refund.ts';
import { type HandledEvent, isHandled } from '#money/stripe/server/handled-events.ts';
import { readStripeEvent } from '#money/stripe/server/read-event.ts';
import { getStripeStatus, openStripe } from '#money/stripe/server/stripe-client.ts';
import { findStripeConnection, noteEvent } from '#money/stripe/server/stripe-connection.ts';
import { findPaidMovement } from './find-paid-movement.ts';
import { recordDispute } from './record-dispute.ts';
import { type EventDeps, toId } from './record-online-payment.ts';
import { recordSession } from './record-session.ts';

/** Receives an event of Stripe, which repeats it for days until it gets 200. */
export async function receiveStripeEvent(deps: Deps, c: Context): Promise<Response> {
  const signature = c.req.header('Stripe-Signature') ?? '';
  const connection = await findStripeConnection(deps);
  if (!connection) throw new AppError('not-found', 'Card payments are off.');
  const event = await readStripeEvent(connection, { body: await c.req.text(), signature }, deps.clock());
  try {
    if (isHandled(event)) await recordEvent(deps, event);
    await noteEvent(deps.db, deps.clock());
  } catch (error) {
    if (getStripeStatus(error) === null) throw error;
    deps.log.warn('an event waits until Stripe responds', { type: event.type, error });
    throw new AppError('unavailable', 'Stripe didn’t respond. Send this event again.');
  }
  c.header('Cache-Control', 'no-store');
  return c.json({ received: true });
}

/**
 * Each kind stands for itself: events come twice, late and in any order. What belongs to other software on the same
 * account is ignored.
 */
async function recordEvent(deps: EventDeps, event: HandledEvent): Promise<void> {
  const at = new Date(event.created * 1000);
  switch (event.type) {
    case 'checkout.session.completed': {
      const session = event.data.object;
      if (session.payment_status === 'unpaid') return setCheckoutStatus(deps.db, session.id, 'pending');
      return recordSession(deps, session, at);
    }
    case 'checkout.session.async_payment_succeeded':
      return recordSession(deps, event.data.object, at);
    case 'checkout.session.async_payment_failed':
      return setCheckoutStatus(deps.db, event.data.object.id, 'failed');
    case 'checkout.session.expired':
      return setCheckoutStatus(deps.db, event.data.object.id, 'expired');
    case 'charge.refunded':
      return recordEachRefund(deps, toId(event.data.object.payment_intent));
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return recordRefunds(deps, [event.data.object]);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return recordDispute(deps, event.data.object);
    default:
      event satisfies never;
  }
}

/** The event of a charge names only the sum. */
async function recordEachRefund(deps: EventDeps, intentId: string | null): Promise<void> {
  if (intentId === null) return;
  const stripe = await openStripe(deps);
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  await recordRefunds(deps, data);
}

async function recordRefunds(deps: EventDeps, refunds: readonly Stripe.Refund[]): Promise<void> {
  for (const refund of refunds) {
    const payment = await findPaidMovement(deps, toId(refund.payment_intent));
    if (payment) await recordRefund(deps, payment.id, refund);
  }
}
