import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import { formatCents } from '#kit/money/money.ts';
import { insertMovement } from '#money/ledger/server/ledger.queries.ts';
import type { InvoiceWithLines } from './invoices.queries.ts';
import { settleInvoice } from './settle-invoice.ts';

type About = Pick<MovementRow, 'invoiceId' | 'quoteId' | 'customerId' | 'customerName' | 'invoiceNumber'>;

type NewMovement = About &
  Pick<
    MovementRow,
    'kind' | 'amountCents' | 'method' | 'paidAt' | 'reference' | 'providerId' | 'refundOf'
  > & {
    refusal?: string | null;
    /** Only for a tip. */
    tipped?: Pick<MovementRow, 'visitId' | 'crewId' | 'tipOf'>;
    /** Null: nobody of the staff. */
    by: { id: string | null; name: string };
  };

export const byStripe = { id: null, name: 'Stripe' };

export const aboutInvoice = ({
  id: invoiceId,
  quoteId,
  customerId,
  customerName,
  number: invoiceNumber,
}: InvoiceWithLines): About => ({ invoiceId, quoteId, customerId, customerName, invoiceNumber });

/**
 * The only way into the ledger: adds a movement with its entry of the audit log, and settles the invoice that it is on,
 * which is locked. Undefined if it is recorded already.
 */
export async function recordMovement(
  trx: Trx,
  { by, tipped, ...movement }: NewMovement,
  now: Date,
): Promise<MovementRow | undefined> {
  const { invoiceId, quoteId, amountCents, method } = movement;
  const stored = await insertMovement(trx, {
    ...movement,
    ...tipped,
    recordedBy: by.name,
    createdAt: now.toISOString(),
  });
  if (!stored) return undefined;
  if (invoiceId !== null) await settleInvoice(trx, invoiceId, now);
  const type = amountCents > 0 ? 'payment-recorded' : 'payment-refunded';
  const after = { amount: formatCents(amountCents), method };
  const subject =
    invoiceId === null
      ? { kind: 'quote' as const, ...(quoteId !== null && { id: quoteId }) }
      : { kind: 'invoice' as const, id: invoiceId };
  await record(trx, { by, type, subject, after }, now);
  const isReceived = amountCents > 0 && (stored.kind === 'payment' || stored.kind === 'deposit');
  await record(trx, { type: 'money.moved', movement: stored }, now);
  if (isReceived) await record(trx, { type: 'payment.received', movement: stored }, now);
  return stored;
}
