import type Stripe from 'stripe';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import { listDisputes, listMovementsAround, withLockedPayment } from '#money/ledger/server/ledger.queries.ts';
import {
  deletePendingRefund,
  insertPendingRefund,
  listPendingRefunds,
  refundableOfPayment,
} from '#money/ledger/server/pending-refunds.ts';
import { getStripeStatus, keyInPeriod } from '#money/stripe/server/stripe-client.ts';
import { type MoneyDeps, recordRefund } from './record-refund.ts';

interface AskedRefund {
  payment: MovementRow;
  amountCents: number;
  /** The part of its tip, on top. */
  tipCents?: number;
  /** The same for a repeated call, whose refund Stripe then returns. */
  callKey: string;
  /** Null where nobody of the staff did it. */
  userId: string | null;
  /** Makes the error to throw where less is there. */
  refuse: (leftCents: number) => Error;
}

/**
 * Pays back through Stripe and records it. The money is set apart under the lock before Stripe is asked, so that nobody
 * refunds it meanwhile in another way.
 */
export async function refundAtStripe(
  deps: MoneyDeps,
  stripe: Stripe,
  { payment, amountCents, tipCents = 0, callKey, userId, refuse }: AskedRefund,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const made = await findMade(stripe, payment, callKey);
  if (made) return recordRefund(deps, payment.id, made);
  await withLockedPayment(db, payment.id, async (trx, locked) => {
    const movements = await listMovementsAround(trx, locked);
    const disputes = await listDisputes(
      trx,
      movements.map(({ id }) => id),
    );
    const all = await listPendingRefunds(trx, movements, now);
    const pending = all.filter((other) => other.callKey !== callKey);
    const left = refundableOfPayment(locked, { movements, disputes, pending });
    if (amountCents > left) throw refuse(left);
    await insertPendingRefund(trx, { movementId: locked.id, callKey, amountCents }, now);
  });
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: payment.providerId!,
        amount: amountCents + tipCents,
        metadata: { callKey, tipCents: String(tipCents), ...(userId !== null && { userId }) },
      },
      { idempotencyKey: keyInPeriod(callKey, now) },
    );
    await recordRefund(deps, payment.id, refund);
  } catch (error) {
    const status = getStripeStatus(error);
    // Stripe has made none.
    if (status !== null && status >= 400 && status < 500) await deletePendingRefund(db, callKey);
    throw error;
  }
}

async function findMade(
  stripe: Stripe,
  { providerId }: MovementRow,
  callKey: string,
): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: providerId!, limit: 100 });
  return data.find(({ metadata }) => metadata?.callKey === callKey);
}
