import type { Db } from '#kit/db/open.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Payment } from '#money/invoices/invoices.ts';
import { getMovement, listDisputes, listMovementsWithTips } from '#money/ledger/server/ledger.queries.ts';
import { getInvoice } from './invoices.queries.ts';
import { toPayment } from './invoices.serializer.ts';

type About = Pick<MovementRow, 'invoiceId' | 'quoteId' | 'customerId'>;

/** A payment as its invoice shows it, with the records it is about. A deposit may be on no invoice yet. */
export async function presentPayment(db: Db, id: number): Promise<Payment & About> {
  const payment = await getMovement(db, id);
  const { invoiceId, quoteId, customerId } = payment;
  const around = invoiceId === null ? await readAround(db, id) : await getInvoice(db, invoiceId);
  return { ...toPayment(payment, around), invoiceId, quoteId, customerId };
}

async function readAround(db: Db, id: number) {
  const movements = await listMovementsWithTips(db, id);
  return {
    payments: movements.filter(({ kind }) => kind !== 'tip'),
    tips: movements.filter(({ kind }) => kind === 'tip'),
    disputes: await listDisputes(db, [id]),
  };
}
