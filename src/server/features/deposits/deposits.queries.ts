import type { Db } from '#server/db/open.ts';
import type { DepositRow } from '#server/db/tables/invoices.ts';
import type { Trx } from '#server/db/transaction.ts';

/** As Stripe names it. A failed one stays, since its events may come again in any order. */
export interface DepositRefund {
  id: string;
  amountCents: number;
  refundedAt: string;
  isFailed: boolean;
}

export const refundsOf = ({ refunds }: Pick<DepositRow, 'refunds'>): DepositRefund[] =>
  JSON.parse(refunds) as DepositRefund[];

/** What was not paid back. */
export const keptCents = (deposit: DepositRow): number =>
  refundsOf(deposit)
    .filter(({ isFailed }) => !isFailed)
    .reduce((kept, { amountCents }) => kept - amountCents, deposit.amountCents);

/** Oldest first. */
export const listDeposits = (db: Db, quoteId: number): Promise<DepositRow[]> =>
  db.selectFrom('deposits').selectAll().where('quoteId', '=', quoteId).orderBy('id').execute();

/** Those that wait for an invoice, not those that booked nothing. */
export async function listCountedDeposits(db: Db, quoteId: number): Promise<DepositRow[]> {
  const deposits = await listDeposits(db, quoteId);
  return deposits.filter(
    (deposit) => deposit.hasBooked === 1 && deposit.invoiceId === null && keptCents(deposit) > 0,
  );
}

export const findDeposit = (db: Db, providerId: string): Promise<DepositRow | undefined> =>
  db.selectFrom('deposits').selectAll().where('providerId', '=', providerId).executeTakeFirst();

type NewDeposit = Pick<
  DepositRow,
  'providerId' | 'quoteId' | 'amountCents' | 'hasBooked' | 'refusal' | 'paidAt' | 'createdAt'
>;

/** False if it is stored already: Stripe repeats its events, on every instance. */
export async function insertDeposit(trx: Trx, deposit: NewDeposit): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('deposits')
    .values({ ...deposit, invoiceId: null })
    .onConflict((conflict) => conflict.column('providerId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
