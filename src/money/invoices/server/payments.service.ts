import { lockRecord } from '#kit/db/lock-record.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { exactDollars, formatCents, parseCents } from '#kit/money/money.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import type { Invoice, NewPaymentInput, NewRefundInput } from '#money/invoices/invoices.ts';
import { readTipCents, takeTipBack } from '#money/invoices/server/record-tip.ts';
import { balanceCents } from '#money/ledger/server/owed.ts';
import { getRefundable, listPendingRefunds } from '#money/ledger/server/pending-refunds.ts';
import { expireCheckoutsLater } from '#money/payment-pages/server/expire-checkouts.ts';
import type { InvoiceDeps } from './create-invoice.ts';
import { getInvoice, type InvoiceWithLines } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';
import { aboutInvoice, recordMovement } from './record-movement.ts';

interface Recorded {
  id: number;
  input: NewPaymentInput & Partial<Pick<NewRefundInput, 'withTip'>>;
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

/** Records money that went back, at most what is there: not what a bank or Stripe is taking back already. Runs once per idempotency key. */
export function recordRefund(deps: InvoiceDeps, recorded: Recorded, idempotency: Idempotency) {
  return record(
    deps,
    recorded,
    { scope: `refunds-of-${recorded.id}`, ...idempotency },
    async (invoice, trx) => {
      // A void invoice can be refunded while it has money that the customer paid.
      if (invoice.paidCents <= 0) refuseUnissued(invoice);
      const pending = await listPendingRefunds(trx, invoice.payments, deps.clock());
      const left = getRefundable({ ...invoice, movements: invoice.payments, pending });
      if (recorded.input.amount > left) throw wrongField('amount', `Enter at most ${dollars(left)}`);
      return -recorded.input.amount;
    },
  );
}

async function record(
  deps: InvoiceDeps,
  { id, input, caller }: Recorded,
  idempotency: Idempotency & { scope: string },
  amountFor: (invoice: InvoiceWithLines, trx: Trx) => Promise<number>,
): Promise<Invoice> {
  const { db, clock, config } = deps;
  const now = clock();
  refuseFuture(input, now);
  const once = { ...idempotency, about: { invoiceId: id } };
  const invoice = await withIdempotency(db, once, now, async (trx) => {
    await lockRecord(trx, 'invoices', id);
    const issued = await getInvoice(trx, id);
    const amountCents = await amountFor(issued, trx);
    await recordMovement(
      trx,
      {
        ...aboutInvoice(issued),
        kind: amountCents > 0 ? 'payment' : 'refund',
        amountCents,
        method: input.method,
        paidAt: new Date(input.paidAt).toISOString(),
        reference: input.reference,
        providerId: null,
        refundOf: null,
        by: caller.user,
      },
      now,
    );
    if (input.withTip) await takeTipsBack(trx, issued, { input, by: caller.user }, now);
    return toInvoice(await getInvoice(trx, id), { now, config });
  });
  expireCheckoutsLater(deps, id, parseCents(invoice.balance));
  return invoice;
}

/** Those that came by hand; Stripe pays back its own. */
async function takeTipsBack(
  trx: Trx,
  { payments }: InvoiceWithLines,
  { input, by }: { input: NewPaymentInput; by: Caller['user'] },
  now: Date,
): Promise<void> {
  const { method, reference } = input;
  const how = { paidAt: new Date(input.paidAt).toISOString(), method, reference, providerId: null, by };
  for (const { id, providerId } of payments)
    if (providerId === null) await takeTipBack(trx, id, await readTipCents(trx, id), how, now);
}

/** The clock of a phone may be ahead. */
const clockToleranceMilliseconds = 5 * 60_000;

export function refuseFuture({ paidAt }: NewPaymentInput, now: Date): void {
  if (Date.parse(paidAt) <= now.getTime() + clockToleranceMilliseconds) return;
  throw wrongField('paidAt', 'The day must not be in the future');
}

function refuseUnissued({ status, creditOf }: InvoiceWithLines): void {
  if (status === 'draft') throw new AppError('wrong-state', 'Issue the invoice before you record a payment.');
  if (status === 'void' || creditOf !== null) {
    throw new AppError('wrong-state', 'This invoice was voided. Nothing is owed on it.');
  }
}

const dollars = (cents: number) => exactDollars(formatCents(cents));
