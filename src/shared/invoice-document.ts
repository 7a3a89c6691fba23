import { business } from './content/business.ts';
import { longDate } from './dates.ts';
import { type Invoice, paidBy } from './invoices.ts';
import { exactDollars, formatCents, parseCents } from './money.ts';

/** What is printed: nothing of the panel. */
export type PrintedInvoice = Pick<
  Invoice,
  | 'number'
  | 'status'
  | 'creditOf'
  | 'creditOfNumber'
  | 'creditNote'
  | 'customerName'
  | 'serviceAddress'
  | 'serviceDate'
  | 'lines'
  | 'subtotal'
  | 'discountPercent'
  | 'discount'
  | 'adjustment'
  | 'taxPercent'
  | 'tax'
  | 'total'
  | 'paid'
  | 'balance'
  | 'issuedDate'
  | 'dueDate'
  | 'isOverdue'
  | 'notes'
  | 'method'
  | 'legalName'
  | 'license'
  | 'phone'
  | 'businessEmail'
  | 'payments'
>;

export interface InvoiceFact {
  label: string;
  value: string;
}

/** Everything that page, PDF and email say, in their order. */
export interface InvoiceDocument {
  title: string;
  /** Where it stands, as a sentence. */
  state: string;
  from: string[];
  to: string[];
  facts: InvoiceFact[];
  lines: { title: string; quantity: string; unitPrice: string; amount: string }[];
  sums: (InvoiceFact & { isTotal?: true })[];
  notes: string;
}

/** `isForStaff`: where it stands is told to the office, not to the customer. */
export function invoiceDocument(
  invoice: PrintedInvoice,
  { isForStaff = false }: { isForStaff?: boolean } = {},
): InvoiceDocument {
  const { number, creditOf, legalName, license, phone, businessEmail, customerName } = invoice;
  return {
    title: `${creditOf === null ? 'Invoice' : 'Credit note'} ${number ?? '(draft)'}`,
    state: [stateOf(invoice, isForStaff), ...excessOf(invoice, isForStaff)].join(' '),
    from: [legalName, license && `License ${license}`, phone, businessEmail].filter(Boolean),
    to: [customerName],
    facts: factsOf(invoice),
    lines: invoice.lines.map(({ title, quantity, unitPrice }) => ({
      title,
      quantity: String(quantity),
      unitPrice: exactDollars(unitPrice),
      amount: exactDollars(timesQuantity(unitPrice, quantity)),
    })),
    sums: sumsOf(invoice),
    notes: invoice.notes,
  };
}

function stateOf(
  { status, creditOfNumber, creditNote, balance, dueDate, isOverdue }: PrintedInvoice,
  isForStaff: boolean,
): string {
  if (creditOfNumber !== null) return `Cancels invoice ${creditOfNumber}. Nothing is owed.`;
  if (status === 'draft')
    return isForStaff ? 'This is a draft. The customer can’t see it.' : 'This is a draft, not a bill.';
  if (status === 'void') return `Voided by credit note ${creditNote?.number ?? ''}. Nothing is owed.`;
  if (status === 'paid') return isForStaff ? 'Paid in full.' : 'Paid. Thank you!';
  const due = dueDate === null ? '' : longDate(dueDate, business.timeZone);
  return isOverdue ? `${exactDollars(balance)} was due ${due}.` : `${exactDollars(balance)} is due ${due}.`;
}

/** Paid at the same moment in two ways, or while the invoice was voided. */
function excessOf({ status, creditOf, paid, total }: PrintedInvoice, isForStaff: boolean): string[] {
  if (creditOf !== null || paid.startsWith('-')) return [];
  const excess = parseCents(paid) - (status === 'void' ? 0 : parseCents(total));
  if (excess <= 0) return [];
  const amount = exactDollars(formatCents(excess));
  return [
    isForStaff
      ? `The customer paid ${amount} too much: refund it.`
      : `You paid ${amount} more than you owe; we’ll refund it.`,
  ];
}

function factsOf({
  issuedDate,
  dueDate,
  serviceDate,
  serviceAddress,
  method,
}: PrintedInvoice): InvoiceFact[] {
  const day = (date: string | null) => (date === null ? '' : longDate(date, business.timeZone));
  return [
    { label: 'Issued', value: day(issuedDate) },
    { label: 'Due', value: day(dueDate) },
    { label: 'Service date', value: day(serviceDate) },
    { label: 'Service address', value: serviceAddress },
    { label: 'Cleaning method', value: method },
  ].filter(({ value }) => value !== '');
}

function sumsOf(invoice: PrintedInvoice): InvoiceDocument['sums'] {
  const { subtotal, discountPercent, discount, adjustment, taxPercent, tax, total, payments } = invoice;
  const hasSums = discountPercent > 0 || adjustment !== '0.00' || taxPercent > 0;
  const isOwed = invoice.status === 'issued' && invoice.creditOf === null;
  return [
    ...(hasSums ? [{ label: 'Subtotal', value: exactDollars(subtotal) }] : []),
    ...(discountPercent > 0
      ? [{ label: `Discount (${discountPercent}%)`, value: exactDollars(negated(discount)) }]
      : []),
    ...(adjustment === '0.00' ? [] : [{ label: 'Price adjustment', value: exactDollars(adjustment) }]),
    ...(taxPercent > 0 ? [{ label: `Tax (${taxPercent}%)`, value: exactDollars(tax) }] : []),
    { label: 'Total', value: exactDollars(total), isTotal: true },
    ...payments.map(({ amount, paidAt, ...payment }) => ({
      label: `${amount.startsWith('-') ? 'Refund' : 'Payment'}, ${paidBy(payment).toLowerCase()}, ${longDate(paidAt, business.timeZone)}`,
      value: exactDollars(negated(amount)),
    })),
    ...(isOwed && payments.length > 0
      ? [{ label: 'Balance due', value: exactDollars(invoice.balance), isTotal: true as const }]
      : []),
  ];
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** Of an amount with two decimals. */
function timesQuantity(amount: string, quantity: number): string {
  const cents = Math.round(Number(amount) * 100) * quantity;
  return (cents / 100).toFixed(2);
}
