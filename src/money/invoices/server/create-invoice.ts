import { postalLine } from '#company/profile/postal-address.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { PropertyRow } from '#kit/db/tables/customers.ts';
import type { NewInvoice } from '#kit/db/tables/invoices.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import { fullName } from '#kit/text/person.ts';
import { priceInvoice } from '#money/invoices/invoice-amounts.ts';
import type { Invoice, NewInvoiceInput } from '#money/invoices/invoices.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import { languageOfCustomer } from '#sales/customers/server/customer-language.ts';
import { getCustomer } from '#sales/customers/server/customers.queries.ts';
import { getRecipient } from '#sales/customers/server/recipient.ts';
import { pick } from '#sales/quotes/quote-fields.ts';
import { lockQuote } from '#sales/quotes/server/lock-quote.ts';
import { findRest } from '#sales/quotes/server/quote-amounts.ts';
import { linesIn } from '#sales/quotes/server/quote-language.ts';
import { findBilledVisit, getVisit, type VisitWithProperty } from '#visits/visits/server/visits.queries.ts';
import { amountColumns, discountColumns } from './amount-columns.ts';
import { findInvoiceOfQuote, getInvoice, insertInvoice, type NewLine } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';

export type InvoiceDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/**
 * Makes a draft. Runs once per idempotency key. Of a quote that has an invoice, it bills what was added since; throws
 * `already-invoiced` if that is nothing.
 */
export function createInvoice(
  { db, clock, config }: InvoiceDeps,
  input: NewInvoiceInput,
  idempotency: Idempotency,
): Promise<Invoice> {
  const now = clock();
  const once = { scope: 'invoices', ...idempotency, about: ({ id }: Invoice) => ({ invoiceId: id }) };
  return withIdempotency<Invoice>(db, once, now, async (trx) => {
    const source = await getSource(trx, input, { now, config });
    const { quoteId: _, visitId: _visit, customerId: _customer, lines: sent, ...own } = input;
    const lines = sent?.map(({ unitPrice, ...line }) => ({ ...line, unitPriceCents: unitPrice }));
    const { values } = await readSettings(trx);
    const { legalName, license } = values.invoices;
    const { discountPercent, discountAmount, adjustment, taxPercent, ...texts } = own;
    const copied = lines ? ownLines : source;
    const priced = {
      lines: lines ?? source.lines,
      ...discountColumns(copied, { discountPercent, discountAmount }),
      adjustmentCents: adjustment ?? copied.adjustmentCents,
      taxThousandths: Math.round((taxPercent ?? values.invoices.taxPercent) * 1000),
    };
    const made = await insertInvoice(
      trx,
      {
        ...source.about,
        ...amountColumns(priced),
        discountReason: copied.discountReason,
        status: 'draft',
        token: newLinkToken(),
        dueDays: values.invoices.dueDays,
        notes: values.invoices.notes,
        method: values.invoices.method,
        ...texts,
        legalName,
        license,
        postalAddress: postalLine(values.invoices.postalAddress, values.company.state),
        phone: values.phone,
        businessEmail: values.email,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      },
      priced.lines,
    );
    return toInvoice(made, { now, config });
  });
}

interface Source {
  about: Pick<
    NewInvoice,
    | 'quoteId'
    | 'visitId'
    | 'customerId'
    | 'customerName'
    | 'email'
    | 'serviceAddress'
    | 'serviceDate'
    | 'coveredCents'
    | 'coveredItems'
  >;
  lines: NewLine[];
  discountPercent: number;
  ownDiscountCents: number | null;
  discountReason: string;
  adjustmentCents: number;
}

/** Beside lines that staff enter. */
const ownLines = { discountPercent: 0, ownDiscountCents: null, discountReason: '', adjustmentCents: 0 };

type Present = Pick<InvoiceDeps, 'config'> & { now: Date };

async function getSource(trx: Trx, input: NewInvoiceInput, present: Present): Promise<Source> {
  if (input.visitId !== undefined) {
    const visit = await getVisit(trx, input.visitId);
    if (visit.status !== 'done') throw wrongField('visitId', 'Only a visit that is done can be invoiced');
    return ofQuote(trx, visit.quoteId, { ...present, visit, hasOwnLines: input.lines !== undefined });
  }
  if (input.quoteId !== undefined) {
    const visit = (await findBilledVisit(trx, input.quoteId)) ?? null;
    return ofQuote(trx, input.quoteId, { ...present, visit, hasOwnLines: input.lines !== undefined });
  }
  return ofCustomer(trx, input.customerId!);
}

async function ofQuote(
  trx: Trx,
  quoteId: number,
  { visit, hasOwnLines, ...present }: Present & { visit: VisitWithProperty | null; hasOwnLines: boolean },
): Promise<Source> {
  const quote = await lockQuote(trx, quoteId);
  const rest = findRest(quote);
  const known = rest || hasOwnLines ? undefined : await findInvoiceOfQuote(trx, quoteId);
  if (known) {
    throw new AppError('already-invoiced', 'This quote already has an invoice. Open that one instead.', {
      current: toInvoice(await getInvoice(trx, known.id), present),
    });
  }
  const items = rest?.items ?? [];
  const isFurther = quote.coverages.length > 0;
  // Dollars are taken off once, by the first invoice.
  const discount = {
    discountPercent: quote.discountPercent,
    ownDiscountCents: isFurther ? null : quote.ownDiscountCents,
  };
  const priceOfLines = priceInvoice({ lines: items, ...discount, adjustmentCents: 0, taxThousandths: 0 });
  const language = await languageOfCustomer(trx, quote.customerId);
  const isCounted = visit !== null && visit.status !== 'cancelled' && visit.status !== 'no-show';
  return {
    about: {
      quoteId,
      visitId: isCounted ? visit.id : null,
      customerId: quote.customerId,
      customerName: fullName(quote),
      email: (await getRecipient(trx, { customerId: quote.customerId, quote })).email,
      serviceAddress: isCounted ? getAddress(visit.property) : '',
      serviceDate: isCounted ? visit.date : null,
      coveredCents: rest?.cents ?? 0,
      coveredItems: JSON.stringify(items.map((item) => pick(item, ['id', 'serviceId', 'title', 'quantity']))),
    },
    lines: (await linesIn(trx, language, { items })).items,
    ...discount,
    discountReason: quote.discountReason,
    adjustmentCents: (rest?.cents ?? 0) - priceOfLines.totalCents,
  };
}

async function ofCustomer(db: Db, customerId: number): Promise<Source> {
  const customer = await getCustomer(db, customerId);
  const property = await db
    .selectFrom('properties')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return {
    about: {
      quoteId: null,
      visitId: null,
      customerId,
      customerName: fullName(customer),
      email: (await getRecipient(db, { customerId, quote: null })).email,
      serviceAddress: getAddress(property ?? null),
      serviceDate: null,
    },
    lines: [],
    ...ownLines,
  };
}

const getAddress = (property: PropertyRow | null) => (property ? addressLine(property) : '');
