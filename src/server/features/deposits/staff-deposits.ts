import type { DepositRow } from '#server/db/tables/invoices.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { refundRefusal } from '#server/stripe/refund-refusal.ts';
import { stripeStatusOf } from '#server/stripe/stripe-client.ts';
import { formatCents } from '#shared/money.ts';
import type { Deposit } from '#shared/online-payments.ts';
import { findDeposit, keptCents, listDeposits } from './deposits.queries.ts';
import { refundDeposit } from './refund-deposit.ts';

/** Oldest first. */
export const presentDeposits = async ({ db }: Pick<Deps, 'db'>, quoteId: number): Promise<Deposit[]> =>
  (await listDeposits(db, quoteId)).map(toDeposit);

/** Pays back what is kept of a deposit. The same call again changes nothing. */
export async function refundByStaff(deps: Deps, id: number, caller: Caller): Promise<Deposit> {
  const { db, log } = deps;
  const deposit = await db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirst();
  if (!deposit) throw notFound('This deposit');
  if (deposit.invoiceId !== null) {
    throw new AppError('wrong-state', 'This deposit is a payment of an invoice now. Refund it there.');
  }
  try {
    await refundDeposit(deps, deposit, caller.user.id);
  } catch (error) {
    const status = stripeStatusOf(error);
    if (status === null) throw error;
    log.warn('Stripe refunded no deposit', { status, error });
    throw refundRefusal(status);
  }
  return toDeposit((await findDeposit(db, deposit.providerId))!);
}

const toDeposit = (row: DepositRow): Deposit => ({
  id: row.id,
  amount: formatCents(row.amountCents),
  kept: formatCents(keptCents(row)),
  paidAt: row.paidAt,
  hasBooked: row.hasBooked === 1,
  invoiceId: row.invoiceId,
});
