import { lockRecord } from '#server/db/lock-record.ts';
import type { Trx } from '#server/db/transaction.ts';
import { AppError, wrongField } from '#server/errors.ts';
import { writeAudit } from '#server/features/audit/write-audit.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { type Idempotency, withIdempotency } from '#server/http/idempotency.ts';
import type { Invoice, NewPaymentInput } from '#shared/invoices.ts';
import { exactDollars, formatCents } from '#shared/money.ts';
import type { InvoiceDeps } from './create-invoice.ts';
import { endInvoiceReminders } from './invoice-reminders.ts';
import { getInvoice, type InvoiceWithLines } from './invoices.queries.ts';
import { balanceCents, toInvoice } from './invoices.serializer.ts';

interface Recorded {
  id: number;
  input: NewPaymentInput;
  caller: Caller;
}

/** Records money that came in, at most the balance. Runs once per idempotency key. */
export function recordPayment(deps: InvoiceDeps, recorded: Recorded, idempotency: Idempotency) {
  return record(deps, recorded, { scope: `payments-of-${recorded.id}`, ...idempotency }, async (invoice) => {
    refuseUnissued(invoice);
    const balance = balanceCents(invoice);
    if (recorded.input.amount > balance) throw wrongField('amount', `Enter at most ${dollars(balance)}`);
    return recorded.input.amount;
  });
}

/** Records money that went back, at most what was paid. Runs once per idempotency key. */
export function recordRefund(deps: InvoiceDeps, recorded: Recorded, idempotency: Idempotency) {
  return record(deps, recorded, { scope: `refunds-of-${recorded.id}`, ...idempotency }, async (invoice) => {
    refuseUnissued(invoice);
    const { paidCents } = invoice;
    if (recorded.input.amount > paidCents) throw wrongField('amount', `Enter at most ${dollars(paidCents)}`);
    return -recorded.input.amount;
  });
}

function record(
  { db, clock, config }: InvoiceDeps,
  { id, input, caller }: Recorded,
  idempotency: Idempotency & { scope: string },
  amountFor: (invoice: InvoiceWithLines) => Promise<number>,
): Promise<Invoice> {
  const now = clock();
  if (Date.parse(input.paidAt) > now.getTime() + clockToleranceMilliseconds) {
    throw wrongField('paidAt', 'The day must not be in the future');
  }
  return withIdempotency(db, idempotency, now, async (trx) => {
    await lockRecord(trx, 'invoices', id);
    const amountCents = await amountFor(await getInvoice(trx, id));
    await insertPayment(trx, { id, input, caller }, amountCents, now);
    return toInvoice(await getInvoice(trx, id), { now, config });
  });
}

/** The clock of a phone may be ahead. */
const clockToleranceMilliseconds = 5 * 60_000;

async function insertPayment(trx: Trx, { id, input, caller }: Recorded, amountCents: number, now: Date) {
  await trx
    .insertInto('payments')
    .values({
      invoiceId: id,
      amountCents,
      method: input.method,
      paidAt: new Date(input.paidAt).toISOString(),
      reference: input.reference,
      recordedBy: caller.user.name,
      createdAt: now.toISOString(),
    })
    .execute();
  const { totalCents, paidCents: before, version } = await getInvoice(trx, id);
  const paidCents = before + amountCents;
  await trx
    .updateTable('invoices')
    .set({
      paidCents,
      status: paidCents === totalCents ? 'paid' : 'issued',
      version: version + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  if (paidCents === totalCents) await endInvoiceReminders(trx, id);
  const action = amountCents > 0 ? 'payment-recorded' : 'payment-refunded';
  const after = { amount: formatCents(amountCents), method: input.method };
  await writeAudit(trx, { caller, action, subject: { kind: 'invoice', id }, after }, now);
}

function refuseUnissued({ status, creditOf }: InvoiceWithLines): void {
  if (status === 'draft') throw new AppError('wrong-state', 'Issue the invoice before you record a payment.');
  if (status === 'void' || creditOf !== null) {
    throw new AppError('wrong-state', 'This invoice was voided. Nothing is owed on it.');
  }
}

const dollars = (cents: number) => exactDollars(formatCents(cents));
