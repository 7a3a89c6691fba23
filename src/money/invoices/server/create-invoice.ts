import { postalLine } from '#company/profile/postal-address.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import type { Flag } from '#kit/db/tables/columns.ts';
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
import { getQuote, type QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { amountColumns, discountColumns, toNewLine } from './amount-columns.ts';
import { type BilledVisit, findBilledVisit, getBilledVisit } from './billed-visit.ts';
import {
  findInvoiceOfQuote,
  getInvoice,
  type InvoiceWithLines,
  insertInvoice,
  type NewLine,
  releaseAutomaticDraft,
  replaceInvoice,
} from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';
import { getUnbilledTerms } from './unbilled-terms.ts';

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
    return toInvoice(await storeDraft(trx, source, input, now), { now, config });
  });
}

/** Stores a draft; one that was made by itself is replaced, and is staff's from then on. */
export async function storeDraft(
  trx: Trx,
  source: Source,
  input: NewInvoiceInput & { isAutomatic?: Flag },
  now: Date,
): Promise<InvoiceWithLines> {
  const { quoteId: _, visitId: _visit, customerId: _customer, lines: sent, ...own } = input;
  const lines = sent?.map(toNewLine);
  const { values } = await readSettings(trx);
  const { legalName, license } = values.invoices;
  const { discountPercent, discountAmount, adjustment, taxPercent, isAutomatic = 0, ...texts } = own;
  const copied = lines ? ownLines : source;
  const priced = {
    lines: lines ?? source.lines,
    ...discountColumns(copied, { discountPercent, discountAmount }),
    codeCents: copied.codeCents,
    minimumFeeCents: copied.minimumFeeCents,
    tripFeeCents: copied.tripFeeCents,
    adjustmentCents: adjustment ?? copied.adjustmentCents,
    taxThousandths: Math.round((taxPercent ?? values.invoices.taxPercent) * 1000),
  };
  const draft = {
    ...source.about,
    ...amountColumns(priced),
    discountReason: copied.discountReason,
    code: copied.code,
    isAutomatic,
    dueDays: values.invoices.dueDays,
    notes: values.invoices.notes,
    method: values.invoices.method,
    ...texts,
    legalName,
    license,
    postalAddress: postalLine(values.invoices.postalAddress, values.company.state),
    phone: values.phone,
    businessEmail: values.email,
    updatedAt: now.toISOString(),
  };
  if (source.replaces !== null) return replaceInvoice(trx, source.replaces, draft, priced.lines);
  const made = { ...draft, status: 'draft' as const, token: newLinkToken(), createdAt: now.toISOString() };
  return insertInvoice(trx, made, priced.lines);
}

interface Source {
  /** The draft that was made by itself. */
  replaces: number | null;
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
  code: string;
  codeCents: number;
  minimumFeeCents: number;
  tripFeeCents: number;
  adjustmentCents: number;
}

/** Beside lines that staff enter. */
const ownLines = {
  discountPercent: 0,
  ownDiscountCents: null,
  discountReason: '',
  code: '',
  codeCents: 0,
  minimumFeeCents: 0,
  tripFeeCents: 0,
  adjustmentCents: 0,
};

type Present = Pick<InvoiceDeps, 'config'> & { now: Date };

async function getSource(trx: Trx, input: NewInvoiceInput, present: Present): Promise<Source> {
  if (input.visitId !== undefined) {
    const visit = await getBilledVisit(trx, input.visitId);
    if (visit.status !== 'done') throw wrongField('visitId', 'Only a visit that is done can be invoiced');
    return ofQuote(trx, visit.quoteId, { ...present, visit, hasOwnLines: input.lines !== undefined });
  }
  if (input.quoteId !== undefined) {
    const visit = await findBilledVisit(trx, input.quoteId);
    return ofQuote(trx, input.quoteId, { ...present, visit, hasOwnLines: input.lines !== undefined });
  }
  return ofCustomer(trx, input.customerId!);
}

async function ofQuote(
  trx: Trx,
  quoteId: number,
  { visit, hasOwnLines, ...present }: Present & { visit: BilledVisit | null; hasOwnLines: boolean },
): Promise<Source> {
  const found = await lockRest(trx, quoteId);
  const known = found.rest || hasOwnLines ? undefined : await findInvoiceOfQuote(trx, quoteId);
  if (known) {
    throw new AppError('already-invoiced', 'This quote already has an invoice. Open that one instead.', {
      current: toInvoice(await getInvoice(trx, known.id), present),
    });
  }
  return toSource(trx, found, visit);
}

interface Rest {
  quote: QuoteWithItems;
  /** The part that no invoice bills yet. */
  rest: ReturnType<typeof findRest>;
  replaces: number | null;
}

/** Locks the quote. A draft that was made by itself bills nothing from then on: store or delete it. */
export async function lockRest(trx: Trx, quoteId: number): Promise<Rest> {
  await lockQuote(trx, quoteId);
  const replaces = await releaseAutomaticDraft(trx, quoteId);
  const quote = await getQuote(trx, quoteId);
  return { quote, rest: findRest(quote), replaces };
}

export const toSourceOfVisit = async (trx: Trx, found: Rest, visitId: number): Promise<Source> =>
  toSource(trx, found, await getBilledVisit(trx, visitId));

async function toSource(
  trx: Trx,
  { quote, rest, replaces }: Rest,
  visit: BilledVisit | null,
): Promise<Source> {
  const quoteId = quote.id;
  const items = rest?.items ?? [];
  const discount = getUnbilledTerms(quote);
  const priceOfLines = priceInvoice({ lines: items, ...discount, adjustmentCents: 0, taxThousandths: 0 });
  const language = await languageOfCustomer(trx, quote.customerId);
  const isCounted = visit !== null && visit.status !== 'cancelled' && visit.status !== 'no-show';
  return {
    replaces,
    about: {
      quoteId,
      visitId: isCounted ? visit.id : null,
      customerId: quote.customerId,
      customerName: fullName(quote),
      email: (await getRecipient(trx, { customerId: quote.customerId, quote })).email,
      serviceAddress: isCounted ? visit.address : '',
      serviceDate: isCounted ? visit.date : null,
      coveredCents: rest?.cents ?? 0,
      coveredItems: JSON.stringify(items.map((item) => pick(item, ['id', 'serviceId', 'title', 'quantity']))),
    },
    lines: (await linesIn(trx, language, { items })).items,
    ...discount,
    discountReason: quote.discountReason,
    code: discount.codeCents > 0 ? quote.code : '',
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
    replaces: null,
    about: {
      quoteId: null,
      visitId: null,
      customerId,
      customerName: fullName(customer),
      email: (await getRecipient(db, { customerId, quote: null })).email,
      serviceAddress: property ? addressLine(property) : '',
      serviceDate: null,
    },
    lines: [],
    ...ownLines,
  };
}
