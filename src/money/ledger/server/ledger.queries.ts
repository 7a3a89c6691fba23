import type { Insertable } from 'kysely';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import type { DisputeRow } from '#kit/db/tables/invoices.ts';
import type { MovementRow, MovementsTable } from '#kit/db/tables/ledger.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { notFound } from '#kit/server/errors.ts';

export const findMovement = (db: Db, providerId: string): Promise<MovementRow | undefined> =>
  db.selectFrom('movements').selectAll().where('providerId', '=', providerId).executeTakeFirst();

export const getMovement = (db: Db, id: number): Promise<MovementRow> =>
  db
    .selectFrom('movements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This payment'));

/** Oldest first. */
export const listMovementsOfQuote = (db: Db, quoteId: number): Promise<MovementRow[]> =>
  db.selectFrom('movements').selectAll().where('quoteId', '=', quoteId).orderBy('id').execute();

/** All of the invoice that a payment is on; else the payment and what took it back. */
export function listMovementsAround(
  db: Db,
  { id, invoiceId }: Pick<MovementRow, 'id' | 'invoiceId'>,
): Promise<MovementRow[]> {
  const query = db.selectFrom('movements').selectAll().orderBy('id');
  if (invoiceId !== null) return query.where('invoiceId', '=', invoiceId).execute();
  return query.where((where) => where.or([where('id', '=', id), where('refundOf', '=', id)])).execute();
}

/** A payment with all that takes it back, and its tips. */
export const listMovementsWithTips = (db: Db, id: number): Promise<MovementRow[]> =>
  db
    .selectFrom('movements')
    .selectAll()
    .where((where) => where.or([where('id', '=', id), where('refundOf', '=', id), where('tipOf', '=', id)]))
    .orderBy('id')
    .execute();

export const listDisputes = async (db: Db, paymentIds: readonly number[]): Promise<DisputeRow[]> =>
  paymentIds.length === 0
    ? []
    : db.selectFrom('disputes').selectAll().where('paymentId', 'in', paymentIds).orderBy('id').execute();

/** Undefined if Stripe's id is in the ledger already: its events come again, on every instance. */
export const insertMovement = (
  trx: Trx,
  movement: Insertable<MovementsTable>,
): Promise<MovementRow | undefined> =>
  trx
    .insertInto('movements')
    .values(movement)
    .onConflict((conflict) => conflict.column('providerId').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Runs with the payment locked, and before it the invoice that it is on. */
export async function withLockedPayment<Result>(
  db: Db,
  id: number,
  run: (trx: Trx, payment: MovementRow) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const { invoiceId } = await getMovement(db, id);
    const done = await inTransaction(db, async (trx) => {
      if (invoiceId !== null) await lockRecord(trx, 'invoices', invoiceId);
      await lockRecord(trx, 'movements', id);
      const payment = await getMovement(trx, id);
      // A deposit got its invoice just now.
      return payment.invoiceId === invoiceId ? { result: await run(trx, payment) } : null;
    });
    if (done) return done.result;
  }
}
