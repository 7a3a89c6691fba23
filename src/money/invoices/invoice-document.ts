import { labeledRows } from '#company/catalog/price-rows.ts';
import { namedTitle } from '#company/catalog/units.ts';
import type { Shape } from '#kit/language/translation.ts';
import { exactDollars } from '#kit/money/money.ts';
import type { Invoice } from './invoices.ts';
import * as english from './invoices-texts.ts';

export type InvoiceWords = Shape<typeof english>;

/** Leaves out everything that only the panel shows. */
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
  | 'discountReason'
  | 'code'
  | 'codeDiscount'
  | 'minimumFee'
  | 'tripFee'
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
  | 'postalAddress'
  | 'phone'
  | 'businessEmail'
  | 'payments'
>;

interface InvoiceFact {
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
  lines: {
    title: string;
    quantity: string;
    unitPrice: string;
    amount: string;
  }[];
  sums: (InvoiceFact & { isTotal?: true })[];
  notes: string;
}

export function invoiceDocument(invoice: PrintedInvoice, words: InvoiceWords = english): InvoiceDocument {
  const { number, creditOf, legalName, license, phone, businessEmail, customerName } = invoice;
  const { postalAddress } = invoice;
  return {
    title: words.title(creditOf !== null, number ?? words.draftNumber),
    state: [getState(invoice, words), ...getExcess(invoice, words)].join(' '),
    from: [legalName, postalAddress, license && words.license(license), phone, businessEmail].filter(Boolean),
    to: [customerName],
    facts: getFacts(invoice, words),
    lines: invoice.lines.map((line) => getLine(line, words)),
    sums: getSums(invoice, words),
    notes: invoice.notes,
  };
}

const isOwed = ({ status, creditOf }: PrintedInvoice) => status === 'issued' && creditOf === null;

function getLine(
  line: PrintedInvoice['lines'][number],
  words: InvoiceWords,
): InvoiceDocument['lines'][number] {
  const { quantity, lineTotal } = line;
  const unitPrice = exactDollars(line.unitPrice);
  // A credit note takes back what was paid, whatever made it so much.
  const isMinimum = line.minimumPrice === lineTotal && !lineTotal.startsWith('-');
  const minimumPrice = isMinimum ? exactDollars(lineTotal) : null;
  const title = namedTitle(line, words);
  return {
    title: minimumPrice === null ? title : `${title}, ${words.minimumText(minimumPrice)}`,
    quantity: quantity.toLocaleString('en-US'),
    unitPrice,
    amount: exactDollars(lineTotal),
  };
}

function getState(invoice: PrintedInvoice, words: InvoiceWords): string {
  const { status, creditOfNumber, isVoiding, creditNotes, total, balance, dueDate, isOverdue } = invoice;
  const { payments } = invoice;
  if (creditOfNumber !== null) {
    return isVoiding
      ? words.cancelsInvoice(creditOfNumber)
      : words.creditsInvoice(exactDollars(negated(total)), creditOfNumber);
  }
  if (status === 'draft') return words.isDraft;
  if (status === 'void') return words.isVoid(creditNotes.map(({ number }) => number));
  if (status === 'paid') {
    const last = payments.findLast(({ amount }) => !amount.startsWith('-') && amount !== '0.00');
    return last ? words.isPaidOn(last, words.getDay(last.paidAt)) : words.isPaid;
  }
  const due = dueDate === null ? '' : words.getDay(dueDate);
  return (isOverdue ? words.wasDue : words.isDue)(exactDollars(balance), due);
}

/** Credited after the payment, or paid at the same moment in two ways, or while the invoice was voided. */
const getExcess = ({ refundDue }: PrintedInvoice, words: InvoiceWords): string[] =>
  refundDue === '0.00' ? [] : [words.paidTooMuch(exactDollars(refundDue))];

function getFacts(invoice: PrintedInvoice, words: InvoiceWords): InvoiceFact[] {
  const { issuedDate, dueDate, serviceDate, serviceAddress, method, creditReason, payments } = invoice;
  const day = (date: string | null) => (date === null ? '' : words.getDay(date));
  return [
    { label: words.issued, value: day(issuedDate) },
    { label: words.reason, value: creditReason },
    { label: words.due, value: day(dueDate) },
    {
      label: words.howToPay,
      value: isOwed(invoice) ? words.waysToPay(invoice.legalName, invoice.phone) : '',
    },
    { label: words.serviceDate, value: day(serviceDate) },
    { label: words.serviceAddress, value: serviceAddress },
    { label: words.method, value: method },
    ...payments.map(({ tip }) => ({ label: words.tip, value: tip === '0.00' ? '' : exactDollars(tip) })),
  ].filter(({ value }) => value !== '');
}

function getSums(invoice: PrintedInvoice, words: InvoiceWords): InvoiceDocument['sums'] {
  const { subtotal, taxPercent, tax, total, creditNotes, payments } = invoice;
  const rows = labeledRows(invoice, words);
  const hasSums = rows.length > 0 || taxPercent > 0;
  return [
    ...(hasSums ? [{ label: words.subtotal, value: exactDollars(subtotal) }] : []),
    ...rows.map(({ label, amount }) => ({ label, value: exactDollars(amount) })),
    ...(taxPercent > 0 ? [{ label: words.tax(taxPercent), value: exactDollars(tax) }] : []),
    { label: words.total, value: exactDollars(total), isTotal: true },
    ...creditNotes.map(({ number, issuedDate, total: credited }) => ({
      label: words.credit(number, words.getDay(issuedDate)),
      value: exactDollars(credited),
    })),
    ...payments
      // A refund at Stripe of what staff had recorded as refunded.
      .filter(({ amount }) => amount !== '0.00')
      .map(({ amount, paidAt, ...payment }) => ({
        label: words.payment(payment, amount.startsWith('-'), words.getDay(paidAt)),
        value: exactDollars(negated(amount)),
      })),
    ...(isOwed(invoice) && payments.length + creditNotes.length > 0
      ? [{ label: words.balance, value: exactDollars(invoice.balance), isTotal: true as const }]
      : []),
    ...(invoice.refundDue === '0.00'
      ? []
      : [{ label: words.toRefund, value: exactDollars(invoice.refundDue), isTotal: true as const }]),
  ];
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
