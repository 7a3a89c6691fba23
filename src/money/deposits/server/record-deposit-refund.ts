import { lockRecord } from '#kit/db/lock-record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import type { NewPaymentInput } from '#money/invoices/invoices.ts';
import { refuseFuture } from '#money/invoices/server/payments.service.ts';
import { recordMovement } from '#money/invoices/server/record-movement.ts';
import { listDisputes, listMovementsAround } from '#money/ledger/server/ledger.queries.ts';
import { getRefundable, listPendingRefunds } from '#money/ledger/server/pending-refunds.ts';
import type { Deposit } from '#money/online-payments/online-payments.ts';
import { aboutPayment } from '#money/refunds/server/record-refund.ts';
import { getDeposit } from './deposits.queries.ts';
import { presentDeposit, refuseOnInvoice } from './staff-deposits.ts';

interface Recorded {
  id: number;
  input: NewPaymentInput;
  caller: Caller;
}

/**
 * Records that staff paid a deposit back by hand: at most what is kept of it, and neither with a bank nor being refunded
 * at Stripe. Runs once per idempotency key.
 */
export function recordDepositRefund(
  { db, clock }: Deps,
  { id, input, caller }: Recorded,
  idempotency: Idempotency,
): Promise<Deposit> {
  const now = clock();
  refuseFuture(input, now);
  const { amount, method, reference } = input;
  const paidAt = new Date(input.paidAt).toISOString();
  const once = {
    scope: `refunds-of-deposit-${id}`,
    ...idempotency,
    about: ({ quoteId }: Deposit) => (quoteId === null ? {} : { quoteId }),
  };
  return withIdempotency<Deposit>(db, once, now, async (trx) => {
    await lockRecord(trx, 'movements', id);
    const deposit = await getDeposit(trx, id);
    refuseOnInvoice(deposit);
    const movements = await listMovementsAround(trx, deposit);
    const disputes = await listDisputes(trx, [id]);
    const pending = await listPendingRefunds(trx, movements, now);
    const left = getRefundable({ movements, disputes, pending });
    if (amount > left) throw wrongField('amount', `Enter at most ${exactDollars(formatCents(left))}`);
    const refund = { ...(await aboutPayment(trx, deposit)), kind: 'refund' as const, amountCents: -amount };
    await recordMovement(
      trx,
      { ...refund, method, paidAt, reference, providerId: null, by: caller.user },
      now,
    );
    return presentDeposit(trx, id);
  });
}
