import type Stripe from 'stripe';
import { bookPaidVisit } from '#server/features/booking/book-paid-visit.ts';
import { countOnIssued } from '#server/features/invoices/count-deposits.ts';
import { type EventDeps, idOf, recordOnlinePayment } from './record-online-payment.ts';

/** Records a paid session: of the deposit for a quote, which books its visit, or of an invoice. */
export async function recordSession(
  deps: EventDeps,
  session: Stripe.Checkout.Session,
  paidAt: Date,
): Promise<void> {
  const quoteId = Number(session.metadata?.quoteId);
  if (!Number.isSafeInteger(quoteId) || quoteId <= 0) return recordOnlinePayment(deps, session, paidAt);
  const intentId = idOf(session.payment_intent);
  if (intentId === null || session.payment_status !== 'paid') return;
  const email = session.customer_details?.email ?? '';
  const amountCents = session.amount_total ?? 0;
  await bookPaidVisit(deps, { sessionId: session.id, intentId, quoteId, amountCents, email, paidAt });
  await countOnIssued(deps, quoteId);
}
