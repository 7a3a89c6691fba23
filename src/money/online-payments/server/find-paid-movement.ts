import type Stripe from 'stripe';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import { findMovement } from '#money/ledger/server/ledger.queries.ts';
import { openStripe } from '#money/stripe/server/stripe-client.ts';
import { type EventDeps, toId } from './record-online-payment.ts';
import { recordSession } from './record-session.ts';

/** The payment that an event is about. If that event overtook the payment's own, records it first. */
export async function findPaidMovement(
  deps: EventDeps,
  intentId: string | null,
): Promise<MovementRow | undefined> {
  if (intentId === null) return undefined;
  const known = await findMovement(deps.db, intentId);
  if (known) return known;
  const stripe = await openStripe(deps);
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  const [session] = data;
  if (!session) return undefined;
  await recordSession(deps, session, await getPaidAt(stripe, session));
  return findMovement(deps.db, intentId);
}

/** The page may have been open for an hour before the customer paid. */
export async function getPaidAt(
  stripe: Stripe,
  { payment_intent: intent, created }: Stripe.Checkout.Session,
): Promise<Date> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(toId(intent)!, {
    expand: ['latest_charge'],
  });
  return new Date((typeof charge === 'object' && charge !== null ? charge.created : created) * 1000);
}
