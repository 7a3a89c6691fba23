import { business } from './content/business.ts';
import { longDate } from './dates.ts';
import { type Invoice, paidBy } from './invoices.ts';
import { exactDollars } from './money.ts';

/** What is printed: nothing of the panel. */
export type PrintedInvoice = Pick<
  Invoice,
  | 'number'
  | 'status'
  | 'creditOf'
  | 'creditOfNumber'
  | 'creditReason'
  | 'isVoiding'
  | 'creditNotes'
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
  | 'balance'
  | 'refundDue'
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
  { status, creditOfNumber, isVoiding, creditNotes, total, balance, dueDate, isOverdue }: PrintedInvoice,
  isForStaff: boolean,
): string {
  if (creditOfNumber !== null) {
    return isVoiding
      ? `Cancels invoice ${creditOfNumber}. Nothing is owed.`
      : `Credits ${exactDollars(negated(total))} of invoice ${creditOfNumber}.`;
  }
  if (status === 'draft')
    return isForStaff ? 'This is a draft. The customer can’t see it.' : 'This is a draft, not a bill.';
  if (status === 'void') return `Voided by ${numbersOf(creditNotes)}. Nothing is owed.`;
  if (status === 'paid') return isForStaff ? 'Paid in full.' : 'Paid. Thank you!';
  const due = dueDate === null ? '' : longDate(dueDate, business.timeZone);
  return isOverdue ? `${exactDollars(balance)} was due ${due}.` : `${exactDollars(balance)} is due ${due}.`;
}

/** Such as `credit note 2026-0002`. */
const numbersOf = (notes: PrintedInvoice['creditNotes']): string => {
  const numbers = new Intl.ListFormat('en-US').format(notes.map(({ number }) => number));
  return `credit note${notes.length > 1 ? 's' : ''} ${numbers}`;
};

/** Credited after the payment, or paid at the same moment in two ways, or while the invoice was voided. */
function excessOf({ refundDue }: PrintedInvoice, isForStaff: boolean): string[] {
  if (refundDue === '0.00') return [];
  const amount = exactDollars(refundDue);
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
  creditReason,
}: PrintedInvoice): InvoiceFact[] {
  const day = (date: string | null) => (date === null ? '' : longDate(date, business.timeZone));
  return [
    { label: 'Issued', value: day(issuedDate) },
    { label: 'Reason', value: creditReason },
    { label: 'Due', value: day(dueDate) },
    { label: 'Service date', value: day(serviceDate) },
    { label: 'Service address', value: serviceAddress },
    { label: 'Cleaning method', value: method },
  ].filter(({ value }) => value !== '');
}

function sumsOf(invoice: PrintedInvoice): InvoiceDocument['sums'] {
  const { subtotal, discountPercent, discount, adjustment, taxPercent, tax, total } = invoice;
  const { creditNotes, payments } = invoice;
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
    ...creditNotes.map(({ number, issuedDate, total: credited }) => ({
      label: `Credit note ${number}, ${longDate(issuedDate, business.timeZone)}`,
      value: exactDollars(credited),
    })),
    ...payments.map(({ amount, paidAt, ...payment }) => ({
      label: `${amount.startsWith('-') ? 'Refund' : 'Payment'}, ${paidBy(payment).toLowerCase()}, ${longDate(paidAt, business.timeZone)}`,
      value: exactDollars(negated(amount)),
    })),
    ...(isOwed && payments.length + creditNotes.length > 0
      ? [{ label: 'Balance due', value: exactDollars(invoice.balance), isTotal: true as const }]
      : []),
    ...(invoice.refundDue === '0.00'
      ? []
      : [{ label: 'To be refunded', value: exactDollars(invoice.refundDue), isTotal: true as const }]),
  ];
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** Of an amount with two decimals. */
function timesQuantity(amount: string, quantity: number): string {
  const cents = Math.round(Number(amount) * 100) * quantity;
  return (cents / 100).toFixed(2);
}
