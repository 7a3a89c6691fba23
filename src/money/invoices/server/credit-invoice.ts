import { getLineCents, sumLines } from '#company/catalog/pricing.ts';
import { isQuantity } from '#company/catalog/units.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { InvoiceLineRow } from '#kit/db/tables/invoices.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { divideCredit, getShare, taxCredit } from '#kit/money/credit-amounts.ts';
import { exactDollars, formatCents, parseCents } from '#kit/money/money.ts';
import { wrongQuantity } from '#kit/refusals/quote-errors.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import type { NewCreditInput } from '#money/invoices/credit-notes.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { expireCheckoutsLater } from '#money/payment-pages/server/expire-checkouts.ts';
import type { InvoiceDeps } from './create-invoice.ts';
import { getInvoice, type InvoiceWithLines } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';
import {
  type Credit,
  getAmount,
  getBilled,
  getCredited,
  quantitiesLeft,
  storeCreditNote,
} from './store-credit-note.ts';

interface Crediting {
  id: number;
  input: NewCreditInput;
  caller: Caller;
}

/**
 * Takes back a part of an issued invoice with a credit note. What was paid beyond the rest is to be refunded. Runs once
 * per idempotency key.
 */
export async function creditInvoice(
  deps: InvoiceDeps,
  { id, input, caller }: Crediting,
  idempotency: Idempotency,
): Promise<Invoice> {
  const { db, clock, config } = deps;
  const now = clock();
  const present = { now, config };
  const once = { scope: `credit-notes-of-${id}`, ...idempotency, about: { invoiceId: id } };
  const credited = await withIdempotency(db, once, now, async (trx) => {
    await lockRecord(trx, 'invoices', id);
    const invoice = await getInvoice(trx, id);
    if (input.version !== undefined && input.version !== invoice.version) {
      throw new AppError(
        'version-conflict',
        'This invoice just changed. Close the form and check it first.',
        {
          current: toInvoice(invoice, present),
        },
      );
    }
    refuseCredit(invoice);
    const credit = input.lines
      ? ofLines(invoice, input.lines, input.reason)
      : ofAmount(invoice, input.amount!, input.reason);
    const creditNote = await storeCreditNote(trx, invoice, credit, now);
    const total = formatCents(-credit.totalCents);
    const after = { number: invoice.number, creditNote, total };
    const subject = { kind: 'invoice' as const, id };
    await record(trx, { caller, type: 'invoice-credited', subject, after }, now);
    return toInvoice(await getInvoice(trx, id), present);
  });
  expireCheckoutsLater(deps, id, parseCents(credited.balance));
  return credited;
}

function refuseCredit({ status, creditOf, totalCents }: InvoiceWithLines): void {
  if (creditOf !== null) throw new AppError('wrong-state', 'A credit note can’t be credited.');
  if (status === 'draft') throw new AppError('wrong-state', 'A draft can still change: edit it instead.');
  if (status === 'void') throw new AppError('wrong-state', 'All of this invoice is credited already.');
  if (totalCents === 0) throw new AppError('wrong-state', 'An invoice of $0.00 has nothing to credit.');
}

function ofAmount(invoice: InvoiceWithLines, amountCents: number, reason: string): Credit {
  const left = invoice.totalCents - invoice.creditedCents;
  if (amountCents > left) throw wrongField('amount', `Enter at most ${dollars(left)}`);
  const parts = divideCredit(getBilled(invoice), getCredited(invoice), amountCents);
  return getAmount(`Part of invoice ${invoice.number}`, parts, reason);
}

/** Lines with their share of discount, adjustment and tax. */
function ofLines(
  invoice: InvoiceWithLines,
  chosen: NonNullable<NewCreditInput['lines']>,
  reason: string,
): Credit {
  const known = quantitiesLeft(invoice);
  const lines = known.flatMap(({ id, left, ...line }, index) => {
    const same = chosen.filter((each) => each.line === index + 1);
    const quantity = same.reduce((sum, each) => sum + each.quantity, 0);
    if (quantity > left) {
      throw wrongField(
        'lines',
        left === 0 ? `${line.title} is credited already` : `${line.title}: at most ${left}`,
      );
    }
    if (quantity === 0) return [];
    if (!isQuantity(quantity, line.unit)) throw wrongField('lines', wrongQuantity(line.unit));
    const credited = line.quantity - left;
    const shareCents = shareOfLine(line, credited + quantity) - shareOfLine(line, credited);
    const cents = getLineCents({ ...line, quantity, minimumPriceCents: 0 });
    // A part of a line that costs its minimum has a part of that.
    return [{ ...line, quantity, minimumPriceCents: shareCents > cents ? shareCents : 0, creditOf: id }];
  });
  if (chosen.some(({ line }) => line > known.length))
    throw wrongField('lines', 'This invoice has no such line');
  const billed = getBilled(invoice);
  const credited = getCredited(invoice);
  const sumShares = (getQuantity: (line: (typeof known)[number]) => number) =>
    known.reduce((sum, line) => sum + shareOfLine(line, getQuantity(line)), 0);
  const getCreditedNow = (id: number) => lines.find(({ creditOf }) => creditOf === id)?.quantity ?? 0;
  const grossBefore = sumShares(({ quantity, left }) => quantity - left);
  const grossAfter = sumShares(({ id, quantity, left }) => quantity - left + getCreditedNow(id));
  const subtotalCents = sumLines(lines);
  const netUpTo = (gross: number) => getShare(billed.netCents, gross, invoice.subtotalCents);
  const netCents = netUpTo(grossAfter) - netUpTo(grossBefore);
  if (netCents === 0) throw wrongField('lines', 'These lines cost nothing');
  if (netCents > billed.netCents - credited.netCents) {
    const left = invoice.totalCents - invoice.creditedCents;
    throw wrongField('lines', `Only ${dollars(left)} of this invoice is left to credit. Enter an amount`);
  }
  const { taxCents } = taxCredit(billed, credited, netCents);
  const { discountPercent } = invoice;
  const shareUpTo = (cents: number, gross: number) => getShare(cents, gross, invoice.subtotalCents);
  const fee = (cents: number) => shareUpTo(cents, grossAfter) - shareUpTo(cents, grossBefore);
  const minimumFeeCents = fee(invoice.minimumFeeCents);
  const tripFeeCents = fee(invoice.tripFeeCents);
  const grossCents = subtotalCents + minimumFeeCents + tripFeeCents;
  // Without an adjustment the discount takes the rounding, or the code where there is no discount.
  const isAdjusted =
    invoice.adjustmentCents !== 0 || (invoice.discountCents === 0 && invoice.codeCents === 0);
  const codeShare = shareUpTo(invoice.codeCents, subtotalCents);
  const mostOfCode = isAdjusted ? codeShare : grossCents - netCents;
  const codeCents = invoice.discountCents === 0 ? mostOfCode : Math.min(codeShare, mostOfCode);
  const discountCents = isAdjusted
    ? getShare(subtotalCents, discountPercent, 100)
    : grossCents - netCents - codeCents;
  const adjustmentCents = netCents - (grossCents - discountCents - codeCents);
  const totalCents = netCents + taxCents;
  return {
    lines,
    subtotalCents,
    discountPercent,
    discountCents,
    codeCents,
    minimumFeeCents,
    tripFeeCents,
    adjustmentCents,
    taxCents,
    totalCents,
    reason,
  };
}

/** How much so many of a line cost. In halves, since shares are of whole numbers. */
const shareOfLine = (line: Omit<InvoiceLineRow, 'id'>, quantity: number) =>
  getShare(getLineCents(line), quantity * 2, line.quantity * 2);

const dollars = (cents: number) => exactDollars(formatCents(cents));
