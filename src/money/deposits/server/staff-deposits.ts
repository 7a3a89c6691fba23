import type { DisputeRow } from '#kit/db/tables/invoices.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { listDisputes, listMovementsAround } from '#money/ledger/server/ledger.queries.ts';
import { keptCents } from '#money/ledger/server/sums.ts';
import type { Deposit } from '#money/online-payments/online-payments.ts';
import { refundRefusal } from '#money/stripe/server/refund-refusal.ts';
import { getStripeStatus } from '#money/stripe/server/stripe-client.ts';
import { getDeposit, listDeposits, listDepositsWithoutInvoice } from './deposits.queries.ts';
import { refundDeposit } from './refund-deposit.ts';

/** Oldest first. */
export const presentDeposits = async ({ db }: Pick<Deps, 'db'>, quoteId: number): Promise<Deposit[]> =>
  present(db, await listDeposits(db, quoteId));

/** Those that are on no invoice and of which something is kept, the latest first. */
export async function presentKeptDeposits({ db }: Pick<Deps, 'db'>): Promise<Deposit[]> {
  const deposits = await present(db, await listDepositsWithoutInvoice(db));
  return deposits.filter(({ kept }) => kept !== '0.00');
}

/** Pays back what is kept of a deposit. The same call again changes nothing. */
export async function refundByStaff(deps: Deps, id: number, caller: Caller): Promise<Deposit> {
  const { db, log } = deps;
  const deposit = await getDeposit(db, id);
  refuseOnInvoice(deposit);
  if (deposit.providerId === null) {
    throw new AppError('wrong-state', 'This payment wasn’t made online. Pay it back and record the refund.');
  }
  try {
    await refundDeposit(deps, deposit, caller.user.id);
  } catch (error) {
    const status = getStripeStatus(error);
    if (status === null) throw error;
    log.warn('Stripe refunded no deposit', { status, error });
    throw refundRefusal(status);
  }
  return presentDeposit(db, id);
}

export async function presentDeposit(db: Deps['db'], id: number): Promise<Deposit> {
  const [deposit] = await present(db, [await getDeposit(db, id)]);
  return deposit!;
}

export const refuseOnInvoice = ({ invoiceId }: MovementRow) => {
  if (invoiceId === null) return;
  throw new AppError('wrong-state', 'This deposit is a payment of an invoice now. Refund it there.');
};

async function present(db: Deps['db'], rows: readonly MovementRow[]): Promise<Deposit[]> {
  const disputes = await listDisputes(
    db,
    rows.map(({ id }) => id),
  );
  const deposits: Deposit[] = [];
  for (const row of rows) {
    const own = disputes.filter(({ paymentId }) => paymentId === row.id);
    deposits.push(toDeposit(row, await listMovementsAround(db, row), own));
  }
  return deposits;
}

const toDeposit = (
  row: MovementRow,
  movements: readonly MovementRow[],
  disputes: readonly DisputeRow[],
): Deposit => ({
  id: row.id,
  quoteId: row.quoteId,
  customerName: row.customerName,
  amount: formatCents(row.amountCents),
  kept: formatCents(keptCents(row, movements)),
  paidAt: row.paidAt,
  isOnline: row.providerId !== null,
  hasBooked: row.refusal === null,
  invoiceId: row.invoiceId,
  disputes: disputes.map(toDispute),
});

const toDispute = ({ id, amountCents, reason, status, openedAt, closedAt }: DisputeRow) => ({
  id,
  amount: formatCents(amountCents),
  reason,
  status,
  openedAt,
  closedAt,
});
