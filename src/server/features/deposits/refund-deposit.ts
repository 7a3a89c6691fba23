import type { DepositRow } from '#server/db/tables/invoices.ts';
import type { Deps } from '#server/deps.ts';
import { hashOf } from '#server/http/idempotency.ts';
import { keyInPeriod, openStripe, stripeStatusOf } from '#server/stripe/stripe-client.ts';
import { findDeposit, keptCents } from './deposits.queries.ts';
import { recordDepositRefund } from './record-deposit-refund.ts';

/**
 * Pays back through Stripe what is kept of a deposit, once. What Stripe has refunded is recorded first, so a call that
 * was interrupted anywhere can be repeated. `userId` is null where nobody of the staff did it.
 */
export async function refundDeposit(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { providerId }: Pick<DepositRow, 'providerId'>,
  userId: string | null,
): Promise<void> {
  const stripe = await openStripe(deps);
  const recordKnown = async () => {
    const { data } = await stripe.refunds.list({ payment_intent: providerId, limit: 100 });
    for (const refund of data) await recordDepositRefund(deps, providerId, refund);
    return keptCents((await findDeposit(deps.db, providerId))!);
  };
  const amount = await recordKnown();
  if (amount === 0) return;
  const key = hashOf(`deposit ${providerId} ${amount} ${userId}`);
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: providerId, amount, ...(userId !== null && { metadata: { userId } }) },
      { idempotencyKey: keyInPeriod(key, deps.clock()) },
    );
    await recordDepositRefund(deps, providerId, refund);
  } catch (error) {
    // Somebody else may have refunded it just now: Stripe refunds no more than was paid.
    if (stripeStatusOf(error) !== 400 || (await recordKnown()) === amount) throw error;
  }
}
