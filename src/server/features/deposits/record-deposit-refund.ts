import type Stripe from 'stripe';
import { lockRecord } from '#server/db/lock-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { writeAudit } from '#server/features/audit/write-audit.ts';
import { formatCents } from '#shared/money.ts';
import { type DepositRefund, findDeposit, refundsOf } from './deposits.queries.ts';

/** Records a refund once. False if the deposit counts on an invoice, which then records it. */
export async function recordDepositRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  providerId: string,
  refund: Stripe.Refund,
): Promise<boolean> {
  const found = await findDeposit(db, providerId);
  if (!found) return false;
  return inTransaction(db, async (trx) => {
    await lockRecord(trx, 'deposits', found.id);
    const deposit = (await findDeposit(trx, providerId))!;
    if (deposit.invoiceId !== null) return false;
    const before = refundsOf(deposit);
    const known = before.find(({ id }) => id === refund.id);
    const isFailed = known?.isFailed || refund.status === 'failed' || refund.status === 'canceled';
    if (known?.isFailed === isFailed) return true;
    const refundedAt = new Date(refund.created * 1000).toISOString();
    const entry: DepositRefund = { id: refund.id, amountCents: refund.amount, refundedAt, isFailed };
    const refunds = [...before.filter(({ id }) => id !== refund.id), entry];
    await trx
      .updateTable('deposits')
      .set({ refunds: JSON.stringify(refunds) })
      .where('id', '=', deposit.id)
      .execute();
    const subject = { kind: 'quote' as const, ...(deposit.quoteId !== null && { id: deposit.quoteId }) };
    const after = { amount: formatCents(isFailed ? refund.amount : -refund.amount), method: 'card' };
    const userId = refund.metadata?.userId;
    const user = userId
      ? await trx.selectFrom('users').select(['id', 'name']).where('id', '=', userId).executeTakeFirst()
      : undefined;
    const actor = user ?? { id: null, name: 'Stripe' };
    await writeAudit(trx, { actor, action: 'payment-refunded', subject, after }, clock());
    return true;
  });
}
