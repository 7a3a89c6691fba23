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
  /** May be in the trash. */
  quote: QuoteWithItems;
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
  const quote = await db.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirstOrThrow();
  const visit =
    visitId === null
      ? undefined
      : await db.selectFrom('visits').selectAll().where('id', '=', visitId).executeTakeFirst();
  const invoice =
    invoiceId === null
      ? undefined
      : await db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirst();
  const [withAll] = await withItems(db, [quote]);
  return {
    customer: own.mergedIntoId === null ? own : await getCustomerRow(db, own.mergedIntoId),
    quote: withAll!,
    visit: visit ?? null,
    invoice: invoice ?? null,
  };
}

const getCustomerRow = (db: Db, id: number): Promise<CustomerRow> =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** How to reach the customer; empty where that is not possible. */
export interface Contact {
  email: string;
  /** With the country code. */
  textTo: string;
}

/**
 * Messages about a quote go to the quote's contact; an offer months later goes to the customer's own. See
 * docs/product.md#messages-to-customers for who gets a text.
 */
export function contactOf({
  message,
  customer,
  quote,
}: Pick<Subject, 'message' | 'customer' | 'quote'>): Contact {
  const [first, second] = message.kind === 'due-again' ? [customer, quote] : [quote, customer];
  const email = first.email || second.email;
  const digits = phoneDigits(first.phone ?? '') ?? phoneDigits(second.phone ?? '');
  const wantsText = quote.contactMethod === 'sms' || email === '';
  return { email, textTo: digits !== null && wantsText ? `+1${digits}` : '' };
}
