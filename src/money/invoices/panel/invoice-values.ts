import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineText, toQuantity, type Unit } from '#company/catalog/units.ts';
import { centsSchema, signedCentsSchema } from '#kit/money/money.ts';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { priceInvoice } from '#money/invoices/invoice-amounts.ts';
import type { Invoice } from '#money/invoices/invoices.ts';

/** Numbers and amounts as typed. */
export interface EditedLine {
  key: string;
  title: string;
  quantity: string;
  unit: Unit;
  unitPrice: string;
  /** The line costs this much at least; null for none. */
  minimumPrice: string | null;
}

export type InvoiceValues = ReturnType<typeof toValues>;

const toValues = (invoice: Invoice) => ({
  customerName: invoice.customerName,
  email: invoice.email,
  serviceAddress: invoice.serviceAddress,
  serviceDate: invoice.serviceDate ?? '',
  lines: invoice.lines.map(
    ({ title, quantity, unit, unitPrice, minimumPrice }, index): EditedLine => ({
      key: `line-${index}`,
      title,
      quantity: String(quantity),
      unit,
      unitPrice,
      minimumPrice,
    }),
  ),
  discountPercent: String(invoice.discountPercent),
  discountAmount: invoice.discountAmount ?? '',
  discountReason: invoice.discountReason,
  code: invoice.code,
  codeDiscount: invoice.codeDiscount,
  minimumFee: invoice.minimumFee,
  tripFee: invoice.tripFee,
  adjustment: invoice.adjustment,
  taxPercent: String(invoice.taxPercent),
  dueDays: String(invoice.dueDays),
  notes: invoice.notes,
  method: invoice.method,
});

/** Null once it is issued: nobody can edit it any more. */
export const invoiceSnapshot = (invoice: Invoice) =>
  invoice.status === 'draft' ? { values: toValues(invoice), version: invoice.version } : null;

export const draftSnapshot = (invoice: Invoice) => ({ values: toValues(invoice), version: invoice.version });

/** The named fields as the API takes them. An empty number is refused at its field. */
export function invoiceBody(values: InvoiceValues, names: readonly (keyof InvoiceValues)[]) {
  const body = {
    ...values,
    serviceDate: values.serviceDate || null,
    lines: values.lines.map(({ key: _, quantity, ...line }) => ({ ...line, quantity: getNumber(quantity) })),
    discountPercent: getNumber(values.discountPercent),
    discountAmount: values.discountAmount.trim() || null,
    adjustment: values.adjustment || '0',
    taxPercent: getNumber(values.taxPercent),
    dueDays: getNumber(values.dueDays),
  };
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Partial<typeof body>;
}

const getNumber = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

export const emptyLine = (): EditedLine => ({
  key: randomKey(),
  title: '',
  quantity: '1',
  unit: 'piece',
  unitPrice: '',
  minimumPrice: null,
});

/** The amounts as far as they are typed; an incomplete number counts as zero. */
export function typedAmounts(values: InvoiceValues) {
  const cents = (text: string) => {
    const parsed = centsSchema.safeParse(text);
    return parsed.success ? parsed.data : 0;
  };
  const adjustment = signedCentsSchema.safeParse(values.adjustment);
  const whole = (text: string) => {
    const number = Math.trunc(Number(text));
    return Number.isFinite(number) && number > 0 && number <= 10_000 ? number : 0;
  };
  const adjustmentCents = adjustment.success ? adjustment.data : 0;
  const fees = {
    minimumFeeCents: signedCentsSchema.parse(values.minimumFee),
    tripFeeCents: signedCentsSchema.parse(values.tripFee),
  };
  const tax = Number(values.taxPercent);
  return {
    ...priceInvoice({
      lines: values.lines.map(({ quantity, unit, unitPrice, minimumPrice }) => ({
        quantity: toQuantity(quantity, unit),
        unitPriceCents: cents(unitPrice),
        minimumPriceCents: cents(minimumPrice ?? '0'),
      })),
      discountPercent: whole(values.discountPercent),
      ownDiscountCents: values.discountAmount.trim() === '' ? null : cents(values.discountAmount),
      codeCents: cents(values.codeDiscount),
      ...fees,
      adjustmentCents,
      taxThousandths: tax > 0 && tax <= 30 ? Math.round(tax * 1000) : 0,
    }),
    ...fees,
    adjustmentCents,
  };
}

export const invoiceLabels = {
  labels: {
    customerName: 'Name',
    email: 'Email',
    serviceAddress: 'Service address',
    serviceDate: 'Service date',
    lines: 'Lines',
    discountPercent: 'Discount in percent',
    discountAmount: 'Or in dollars',
    discountReason: 'Discount reason',
    code: 'Code',
    codeDiscount: 'Off by code',
    minimumFee: 'Minimum order fee',
    tripFee: 'Trip fee',
    adjustment: 'Price adjustment',
    taxPercent: 'Tax in percent',
    dueDays: 'Days until due',
    notes: 'Notes',
    method: 'Cleaning method',
  },
  texts: {
    lines: ({ lines }: InvoiceValues) =>
      lines
        .map(
          (line) =>
            `${lineText({ ...line, quantity: Number(line.quantity) }, unitTexts)}, $${line.unitPrice}`,
        )
        .join('\n'),
  },
};
