import type Stripe from 'stripe';
import { recordPaidDeposit } from '#money/deposits/server/record-paid-deposit.ts';
import { attachToIssued } from '#money/invoices/server/attach-deposits.ts';
import { findCheckout } from '#money/payment-pages/server/checkouts.queries.ts';
import { type EventDeps, recordOnlinePayment, toId } from './record-online-payment.ts';

/**
 * Records a paid session: of the deposit for a quote, which books its visit, or of an invoice. Ignores those of other
 * software with the same account at Stripe, whose quotes and invoices may have the same numbers.
 */
export async function recordSession(
  deps: EventDeps,
  session: Stripe.Checkout.Session,
  paidAt: Date,
): Promise<void> {
  if (!(await isOwn(deps, session))) return;
  if (session.currency !== 'usd') {
    deps.log.error('a payment that is not in dollars was not recorded', { session: session.id });
    return;
  }
  const quoteId = Number(session.metadata?.quoteId);
  if (!Number.isSafeInteger(quoteId) || quoteId <= 0) return recordOnlinePayment(deps, session, paidAt);
  const intentId = toId(session.payment_intent);
  if (intentId === null || session.payment_status !== 'paid') return;
  const email = session.customer_details?.email ?? '';
  const amountCents = session.amount_total ?? 0;
  await recordPaidDeposit(deps, { sessionId: session.id, intentId, quoteId, amountCents, email, paidAt });
  await attachToIssued(deps, quoteId);
}

/** A site at a new address has its sessions stored. One that a crash left out names the site. */
const isOwn = async ({ db, config }: EventDeps, { id, metadata }: Stripe.Checkout.Session) =>
  metadata?.site === config.publicUrl || (await findCheckout(db, id)) !== undefined;
