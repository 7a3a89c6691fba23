import { lockRecord } from '#kit/db/lock-record.ts';
import type { QuoteRow } from '#kit/db/tables/quotes.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import { AppError } from '#kit/server/errors.ts';
import { fullName } from '#kit/text/person.ts';
import { byStripe, recordMovement } from '#money/invoices/server/record-movement.ts';
import { findMovement } from '#money/ledger/server/ledger.queries.ts';
import { setCheckoutStatus } from '#money/payment-pages/server/checkouts.queries.ts';
import type { MoneyDeps } from '#money/refunds/server/record-refund.ts';
import { refundRefused } from './refund-deposit.ts';

/** A paid session of a deposit. */
export interface PaidDeposit {
  sessionId: string;
  /** Stripe's id of the payment. */
  intentId: string;
  quoteId: number;
  amountCents: number;
  /** As typed at Stripe. */
  email: string;
  paidAt: Date;
}

/**
 * Records a deposit and books the visit that it paid for, once however often Stripe reports it; see
 * docs/product/money.md#deposits. If it can no longer be booked, tells the customer and the owner, and pays the deposit
 * back. Throws while Stripe fails, so that it reports again.
 */
export async function recordPaidDeposit(deps: MoneyDeps, paid: PaidDeposit): Promise<void> {
  if (!(await findMovement(deps.db, paid.intentId))) {
    await store(deps, paid);
    deps.wakeOutbox();
  }
  const deposit = await findMovement(deps.db, paid.intentId);
  if (deposit && deposit.refusal !== null) await refundRefused(deps, deposit);
}

async function store(deps: MoneyDeps, paid: PaidDeposit): Promise<void> {
  const now = deps.clock();
  try {
    await inTransaction(deps.db, (trx) => record(trx, { type: 'deposit.paid', paid, deps }, now));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refusal = error.code;
    await inTransaction(deps.db, async (trx) => {
      const quote = await trx
        .selectFrom('quotes')
        .selectAll()
        .where('id', '=', paid.quoteId)
        .executeTakeFirst();
      // Before the rows that refer to it: another event may have locked its request and wait for the quote.
      if (quote?.requestId) await lockRecord(trx, 'requests', quote.requestId);
      if (quote) await lockRecord(trx, 'quotes', quote.id);
      if (!(await storeDeposit(trx, paid, { quote, refusal }, now))) return;
      await record(trx, { type: 'deposit.refused', ...paid, refusal, config: deps.config }, now);
    });
  }
}

interface AboutDeposit {
  /** Undefined once it is purged. */
  quote: Pick<QuoteRow, 'customerId' | 'firstName' | 'lastName'> | undefined;
  refusal: string | null;
}

/** False if another instance has just stored it. Its page is closed: its address and phone belong to the visit now. */
export async function storeDeposit(
  trx: Trx,
  { sessionId, intentId, quoteId, amountCents, paidAt }: PaidDeposit,
  { quote, refusal }: AboutDeposit,
  now: Date,
): Promise<boolean> {
  const movement = {
    kind: 'deposit' as const,
    invoiceId: null,
    invoiceNumber: null,
    quoteId,
    refusal,
    by: byStripe,
    customerId: quote?.customerId ?? null,
    customerName: quote ? fullName(quote) : '',
    amountCents,
    method: 'card' as const,
    refundOf: null,
    paidAt: paidAt.toISOString(),
    reference: intentId,
    providerId: intentId,
  };
  if (!(await recordMovement(trx, movement, now))) return false;
  await setCheckoutStatus(trx, sessionId, 'paid');
  await trx.updateTable('checkouts').set({ booking: null }).where('sessionId', '=', sessionId).execute();
  return true;
}
