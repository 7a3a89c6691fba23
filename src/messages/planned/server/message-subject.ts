import type { Db } from '#kit/db/open.ts';
import type { CustomerRow } from '#kit/db/tables/customers.ts';
import type { PastVisitRow } from '#kit/db/tables/imports.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { MessageRow } from '#kit/db/tables/messages.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { listMovementsWithTips } from '#money/ledger/server/ledger.queries.ts';
import { getRecipient, type Recipient } from '#sales/customers/server/recipient.ts';
import { type QuoteWithItems, withItems } from '#sales/quotes/server/quotes.queries.ts';

/** Everything that a message is about, read as it is now. */
export interface Subject {
  message: MessageRow;
  /** Where it may go; ask for it again when it is sent. */
  recipient: Recipient;
  /** After a merge, the customer that the message's customer was merged into. */
  customer: CustomerRow;
  /** May be in the trash. Null for a reminder of an invoice without a quote. */
  quote: QuoteWithItems | null;
  visit: VisitRow | null;
  pastVisit: PastVisitRow | null;
  /** For a reminder. */
  invoice: InvoiceRow | null;
  /** For a receipt: the payment, with what went back of it and its tips. */
  movements: MovementRow[];
}

/** Undefined if the message was erased. */
export async function readSubject(db: Db, messageId: number): Promise<Subject | undefined> {
  const message = await db.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirst();
  if (!message) return undefined;
  const records = await readRecords(db, message);
  const { customerId } = message;
  return { message, ...records, recipient: await getRecipient(db, { ...records, customerId }) };
}

export async function readRecords(
  db: Db,
  {
    customerId,
    quoteId,
    visitId,
    pastVisitId = null,
    invoiceId,
    movementId,
  }: Pick<MessageRow, 'customerId' | 'quoteId' | 'visitId' | 'invoiceId' | 'movementId'> &
    Partial<Pick<MessageRow, 'pastVisitId'>>,
): Promise<Omit<Subject, 'message' | 'recipient'>> {
  const own = await getCustomerRow(db, customerId);
  const visit =
    visitId === null
      ? undefined
      : await db.selectFrom('visits').selectAll().where('id', '=', visitId).executeTakeFirst();
  const pastVisit =
    pastVisitId === null
      ? undefined
      : await db.selectFrom('pastVisits').selectAll().where('id', '=', pastVisitId).executeTakeFirst();
  const invoice =
    invoiceId === null
      ? undefined
      : await db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirst();
  return {
    customer: own.mergedIntoId === null ? own : await getCustomerRow(db, own.mergedIntoId),
    quote: quoteId === null ? null : await getQuoteRow(db, quoteId),
    visit: visit ?? null,
    pastVisit: pastVisit ?? null,
    invoice: invoice ?? null,
    movements: movementId === null ? [] : await listMovementsWithTips(db, movementId),
  };
}

const getCustomerRow = (db: Db, id: number): Promise<CustomerRow> =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function getQuoteRow(db: Db, id: number): Promise<QuoteWithItems> {
  const quote = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [withAll] = await withItems(db, [quote]);
  return withAll!;
}
