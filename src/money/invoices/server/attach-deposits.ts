import { lockRecord, lockRecords } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { listMovementsAround, listMovementsOfQuote } from '#money/ledger/server/ledger.queries.ts';
import { balanceCents } from '#money/ledger/server/owed.ts';
import { keptCents, sumCents } from '#money/ledger/server/sums.ts';
import { expireCheckoutsLater } from '#money/payment-pages/server/expire-checkouts.ts';
import { getInvoice, type InvoiceWithLines } from './invoices.queries.ts';
import { settleInvoice } from './settle-invoice.ts';

/**
 * Puts deposits that wait for an invoice of their quote on this one, which is issued and locked, with what was paid back
 * of them.
 */
export async function attachDeposits(
  trx: Trx,
  { id: invoiceId, quoteId }: Pick<InvoiceWithLines, 'id' | 'quoteId'>,
  now: Date,
): Promise<void> {
  if (quoteId === null) return;
  await lockRecords(trx, 'movements', await waitingDeposits(trx, quoteId));
  // A refund may have been recorded meanwhile.
  const ids = await waitingDeposits(trx, quoteId);
  if (ids.length === 0) return;
  await trx
    .updateTable('movements')
    .set({ invoiceId })
    .where((where) => where.or([where('id', 'in', ids), where('refundOf', 'in', ids)]))
    .execute();
  await settleInvoice(trx, invoiceId, now);
}

/**
 * Takes the deposits off a locked invoice of which nothing is owed any more, as far as it keeps no less than nothing: they
 * wait for the next invoice, or are refunded.
 */
export async function freeDeposits(trx: Trx, invoiceId: number, now: Date): Promise<void> {
  const movements = await listMovementsAround(trx, { id: 0, invoiceId });
  let left = sumCents(movements);
  const ids: number[] = [];
  for (const deposit of movements.filter(({ kind }) => kind === 'deposit')) {
    const kept = keptCents(deposit, movements);
    if (kept <= 0 || kept > left) continue;
    left -= kept;
    ids.push(deposit.id);
  }
  if (ids.length === 0) return;
  await lockRecords(trx, 'movements', ids);
  await trx
    .updateTable('movements')
    .set({ invoiceId: null })
    .where((where) => where.or([where('id', 'in', ids), where('refundOf', 'in', ids)]))
    .execute();
  await settleInvoice(trx, invoiceId, now);
}

/** Those that booked a visit, and of which something is kept. */
async function waitingDeposits(db: Db, quoteId: number): Promise<number[]> {
  const movements = await listMovementsOfQuote(db, quoteId);
  const isWaiting = (one: (typeof movements)[number]) =>
    one.kind === 'deposit' && one.invoiceId === null && one.refusal === null && keptCents(one, movements) > 0;
  return movements.filter(isWaiting).map(({ id }) => id);
}

/** For a deposit that is paid after the invoice was issued: on the one that is owed, else on the latest. */
export async function attachToIssued(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  quoteId: number,
): Promise<void> {
  const { db, clock } = deps;
  if ((await waitingDeposits(db, quoteId)).length === 0) return;
  const issued = await db
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where('quoteId', '=', quoteId)
    .where('status', 'in', ['issued', 'paid'])
    .where('creditOf', 'is', null)
    .orderBy('id')
    .execute();
  const target = issued.find(({ status }) => status === 'issued') ?? issued.at(-1);
  if (!target) return;
  const owed = await inTransaction(db, async (trx) => {
    await lockRecord(trx, 'invoices', target.id);
    const invoice = await getInvoice(trx, target.id);
    if (invoice.status !== 'void') await attachDeposits(trx, invoice, clock());
    return balanceCents(await getInvoice(trx, target.id));
  });
  expireCheckoutsLater(deps, target.id, owed);
}
