import type { Db } from '#kit/db/open.ts';
import type { DisputeRow } from '#kit/db/tables/invoices.ts';
import type { MovementRow, PendingRefundRow } from '#kit/db/tables/ledger.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { keptCents, sumCents } from './sums.ts';

/** Longer than a call to Stripe with its repeats takes. */
const pendingMilliseconds = 60_000;

/** The money around a payment: all of its invoice, or its own refunds. */
export interface Around {
  movements: readonly MovementRow[];
  disputes: readonly DisputeRow[];
  pending?: readonly PendingRefundRow[];
}

/** Sums what can be paid back, without what Stripe is paying back and what the customers' banks have now. */
export function getRefundable({ movements, disputes, pending = [] }: Around): number {
  const disputed = movements.filter(({ id }) => isDisputed(id, disputes));
  const withBanks = disputed.reduce((sum, payment) => sum + keptCents(payment, movements), 0);
  return Math.max(0, sumCents(movements) - withBanks - sumCents(pending));
}

/** Returns how much of one payment Stripe can pay back. */
export function refundableOfPayment(payment: MovementRow, around: Around): number {
  const { id, providerId, amountCents, refundOf } = payment;
  if (providerId === null || refundOf !== null || amountCents < 0 || isDisputed(id, around.disputes))
    return 0;
  const own = (around.pending ?? []).filter(({ movementId }) => movementId === id);
  const kept = keptCents(payment, around.movements) - sumCents(own);
  return Math.max(0, Math.min(kept, getRefundable(around)));
}

/** Until it is won. */
const isDisputed = (paymentId: number, disputes: readonly DisputeRow[]) =>
  disputes.some((dispute) => dispute.paymentId === paymentId && dispute.status !== 'won');

/** Refunds that Stripe is being asked for, of these payments. */
export const listPendingRefunds = async (
  db: Db,
  movements: readonly MovementRow[],
  now: Date,
): Promise<PendingRefundRow[]> =>
  movements.length === 0
    ? []
    : db
        .selectFrom('pendingRefunds')
        .selectAll()
        .where(
          'movementId',
          'in',
          movements.map(({ id }) => id),
        )
        .where('until', '>', now.toISOString())
        .execute();

/** Before Stripe is asked. The caller has locked the payment and checked what is there. */
export async function insertPendingRefund(
  trx: Trx,
  refund: Pick<PendingRefundRow, 'movementId' | 'callKey' | 'amountCents'>,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + pendingMilliseconds).toISOString();
  await trx
    .insertInto('pendingRefunds')
    .values({ ...refund, until })
    .onConflict((conflict) => conflict.column('callKey').doUpdateSet({ until }))
    .execute();
}

/** Once it is recorded, or Stripe has refused it. */
export async function deletePendingRefund(db: Db, callKey: string): Promise<void> {
  await db.deleteFrom('pendingRefunds').where('callKey', '=', callKey).execute();
}
