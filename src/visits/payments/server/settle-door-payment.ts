import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound } from '#kit/server/errors.ts';

/** The same call again changes nothing. */
export const settleDoorPayment = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  caller: Caller,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = await trx.selectFrom('doorPayments').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This payment');
    if (row.isRefused === 0) return;
    await trx.updateTable('doorPayments').set({ isRefused: 0 }).where('id', '=', id).execute();
    const { quoteId } = await trx
      .selectFrom('visits')
      .select('quoteId')
      .where('id', '=', row.visitId)
      .executeTakeFirstOrThrow();
    const after = { amount: formatCents(row.amountCents), method: row.method, takenBy: row.userName };
    const subject = { kind: 'quote', id: quoteId } as const;
    await record(trx, { caller, type: 'payment-settled', subject, after }, clock());
  });
