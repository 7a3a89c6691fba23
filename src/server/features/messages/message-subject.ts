import type { Db } from '#server/db/open.ts';
import type { CustomerRow } from '#server/db/tables/customers.ts';
import type { InvoiceRow } from '#server/db/tables/invoices.ts';
import type { MessageRow } from '#server/db/tables/messages.ts';
import type { VisitRow } from '#server/db/tables/visits.ts';
import { type QuoteWithItems, withItems } from '#server/features/quotes/quotes.queries.ts';
import { phoneDigits } from '#shared/phone.ts';

/** What a message is about, as it is now. */
export interface Subject {
  message: MessageRow;
  /** After a merge, the customer that the message's customer was merged into. */
  customer: CustomerRow;
  /** May be in the trash. Null for a reminder of an invoice without a quote. */
  quote: QuoteWithItems | null;
  visit: VisitRow | null;
  /** Of a reminder. */
  invoice: InvoiceRow | null;
}

/** Undefined if the message was erased. */
export async function readSubject(db: Db, messageId: number): Promise<Subject | undefined> {
  const message = await db.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirst();
  return message && { message, ...(await readRecords(db, message)) };
}

export async function readRecords(
  db: Db,
  {
    customerId,
    quoteId,
    visitId,
    invoiceId,
  }: Pick<MessageRow, 'customerId' | 'quoteId' | 'visitId' | 'invoiceId'>,
): Promise<Omit<Subject, 'message'>> {
  const own = await getCustomerRow(db, customerId);
  const visit =
    visitId === null
      ? undefined
      : await db.selectFrom('visits').selectAll().where('id', '=', visitId).executeTakeFirst();
  const invoice =
    invoiceId === null
      ? undefined
      : await db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirst();
  return {
    customer: own.mergedIntoId === null ? own : await getCustomerRow(db, own.mergedIntoId),
    quote: quoteId === null ? null : await getQuoteRow(db, quoteId),
    visit: visit ?? null,
    invoice: invoice ?? null,
  };
}

const getCustomerRow = (db: Db, id: number): Promise<CustomerRow> =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function getQuoteRow(db: Db, id: number): Promise<QuoteWithItems> {
  const quote = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [withAll] = await withItems(db, [quote]);
  return withAll!;
}

/** How to reach the customer; empty where that is not possible. */
export interface Contact {
  email: string;
  /** With the country code. */
  textTo: string;
}

/** What decides who gets a message. */
export type Addressed = Pick<Subject, 'customer' | 'quote' | 'invoice'> & {
  message: Pick<MessageRow, 'kind'>;
};

/**
 * Messages about a quote go to the quote's contact; an offer months later goes to the customer's own, and a reminder of an
 * invoice without a quote to the invoice's. See docs/product.md#messages-to-customers for who gets a text.
 */
export function contactOf({ message, customer, quote, invoice }: Addressed): Contact {
  if (quote === null) {
    const email = invoice?.email || customer.email;
    const digits = phoneDigits(customer.phone ?? '');
    return { email, textTo: digits !== null && email === '' ? `+1${digits}` : '' };
  }
  const [first, second] = message.kind === 'due-again' ? [customer, quote] : [quote, customer];
  const email = first.email || second.email;
  const digits = phoneDigits(first.phone ?? '') ?? phoneDigits(second.phone ?? '');
  const wantsText = quote.contactMethod === 'sms' || email === '';
  return { email, textTo: digits !== null && wantsText ? `+1${digits}` : '' };
}
