import type { PaymentRow } from '#server/db/tables/invoices.ts';
import type { Trx } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/write-audit.ts';
import { formatCents } from '#shared/money.ts';
import { endInvoiceReminders } from './invoice-reminders.ts';
import { getInvoice } from './invoices.queries.ts';
import { statusOf } from './invoices.serializer.ts';

type NewPayment = Pick<
  PaymentRow,
  'invoiceId' | 'amountCents' | 'method' | 'paidAt' | 'reference' | 'providerId' | 'refundOf'
> & {
  /** Null: nobody of the staff. */
  by: { id: string | null; name: string };
};

/** Adds a payment or refund to a locked invoice, with its entry of the audit log. A void invoice stays void. */
export async function storePayment(trx: Trx, { by, ...payment }: NewPayment, now: Date): Promise<PaymentRow> {
  const { invoiceId: id, amountCents, method } = payment;
  const stored = await trx
    .insertInto('payments')
    .values({ ...payment, recordedBy: by.name, createdAt: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  const invoice = await getInvoice(trx, id);
  const paidCents = invoice.paidCents + amountCents;
  const status = statusOf({ ...invoice, paidCents });
  await trx
    .updateTable('invoices')
    .set({
      paidCents,
      status,
      version: invoice.version + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  if (status !== 'issued') await endInvoiceReminders(trx, id);
  const action = amountCents > 0 ? 'payment-recorded' : 'payment-refunded';
  const after = { amount: formatCents(amountCents), method };
  await writeAudit(trx, { actor: by, action, subject: { kind: 'invoice', id }, after }, now);
  return stored;
}
