import type { Db } from '#kit/db/open.ts';
import type { CheckoutRow, CheckoutStatus } from '#kit/db/tables/invoices.ts';

/** The latest first. */
export const listCheckouts = (db: Db, invoiceId: number): Promise<CheckoutRow[]> =>
  db.selectFrom('checkouts').selectAll().where('invoiceId', '=', invoiceId).orderBy('id', 'desc').execute();

/** The latest first. */
export const listDepositCheckouts = (db: Db, quoteId: number): Promise<CheckoutRow[]> =>
  db.selectFrom('checkouts').selectAll().where('quoteId', '=', quoteId).orderBy('id', 'desc').execute();

/** Open at Stripe, or paid by a bank that takes days. */
export const listPagesUnderWay = (
  db: Db,
  statuses: readonly ('open' | 'pending')[] = ['open', 'pending'],
): Promise<CheckoutRow[]> =>
  db.selectFrom('checkouts').selectAll().where('status', 'in', statuses).where('url', '!=', '').execute();

export const findCheckout = (db: Db, sessionId: string): Promise<CheckoutRow | undefined> =>
  db.selectFrom('checkouts').selectAll().where('sessionId', '=', sessionId).executeTakeFirst();

/** Two presses at the same moment get the same session. */
export async function insertCheckout(
  db: Db,
  checkout: Omit<CheckoutRow, 'id' | 'tipCents'> & Partial<Pick<CheckoutRow, 'tipCents'>>,
): Promise<void> {
  await db
    .insertInto('checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.column('sessionId').doNothing())
    .execute();
}

/** Events arrive in any order, so one that ended stays ended, and a paid one stays paid. */
export async function setCheckoutStatus(db: Db, sessionId: string, status: CheckoutStatus): Promise<void> {
  const before: CheckoutStatus[] = status === 'pending' ? ['open'] : ['open', 'pending'];
  const query = db.updateTable('checkouts').set({ status }).where('sessionId', '=', sessionId);
  await (status === 'paid' ? query : query.where('status', 'in', before)).execute();
}
