import type { Db } from '#server/db/open.ts';
import { selectIn } from '#server/db/select-in.ts';
import type { CustomerNoteRow, CustomerRow, PropertyRow } from '#server/db/tables/customers.ts';
import type { CheckoutRow, DisputeRow, InvoiceRow } from '#server/db/tables/invoices.ts';
import type { MovementRow } from '#server/db/tables/ledger.ts';
import type { MessageRow } from '#server/db/tables/messages.ts';
import type { PublishedPairRow } from '#server/db/tables/published-pairs.ts';
import type { QuotePageRow } from '#server/db/tables/quote-pages.ts';
import type { VisitFactRow } from '#server/db/tables/visit-facts.ts';
import type { VisitRow } from '#server/db/tables/visits.ts';
import type { ContactRecords } from '#server/features/customers/contact-records.ts';

/** What is stored about customers, and what follows their quotes. */
export interface CustomerRecords {
  customers: CustomerRow[];
  properties: PropertyRow[];
  notes: CustomerNoteRow[];
  visits: VisitRow[];
  visitFacts: VisitFactRow[];
  publishedPairs: PublishedPairRow[];
  quotePages: QuotePageRow[];
  messages: MessageRow[];
  invoices: InvoiceRow[];
  payments: MovementRow[];
  checkouts: CheckoutRow[];
  disputes: DisputeRow[];
}

export async function readCustomerRecords(db: Db, found: ContactRecords): Promise<CustomerRecords> {
  const { customerIds, quoteIds, visitIds, invoiceIds } = found;
  const payments = await withoutRepeats(
    selectIn(invoiceIds, (ids) =>
      db.selectFrom('movements').selectAll().where('invoiceId', 'in', ids).execute(),
    ),
    selectIn(quoteIds, (ids) => db.selectFrom('movements').selectAll().where('quoteId', 'in', ids).execute()),
  );
  return {
    invoices: await selectIn(invoiceIds, (ids) =>
      db.selectFrom('invoices').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    ),
    payments,
    checkouts: await withoutRepeats(
      selectIn(invoiceIds, (ids) =>
        db.selectFrom('checkouts').selectAll().where('invoiceId', 'in', ids).execute(),
      ),
      selectIn(quoteIds, (ids) =>
        db.selectFrom('checkouts').selectAll().where('quoteId', 'in', ids).execute(),
      ),
    ),
    disputes: await selectIn(
      payments.map(({ id }) => id),
      (ids) => db.selectFrom('disputes').selectAll().where('paymentId', 'in', ids).orderBy('id').execute(),
    ),
    customers: await selectIn(customerIds, (ids) =>
      db.selectFrom('customers').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    ),
    properties: await selectIn(found.propertyIds, (ids) =>
      db.selectFrom('properties').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    ),
    notes: await selectIn(found.noteIds, (ids) =>
      db.selectFrom('customerNotes').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    ),
    visits: await selectIn(visitIds, (ids) =>
      db.selectFrom('visits').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    ),
    visitFacts: await selectIn(visitIds, (ids) =>
      db.selectFrom('visitFacts').selectAll().where('visitId', 'in', ids).orderBy('id').execute(),
    ),
    publishedPairs: await selectIn(visitIds, (ids) =>
      db.selectFrom('publishedPairs').selectAll().where('visitId', 'in', ids).orderBy('id').execute(),
    ),
    messages: await withoutRepeats(
      selectIn(customerIds, (ids) =>
        db
          .selectFrom('messages')
          .selectAll()
          .where('customerId', 'in', ids)
          .where('quoteId', 'is', null)
          .execute(),
      ),
      selectIn(quoteIds, (ids) =>
        db.selectFrom('messages').selectAll().where('quoteId', 'in', ids).execute(),
      ),
    ),
    quotePages: await selectIn(quoteIds, (ids) =>
      db.selectFrom('quotePages').selectAll().where('quoteId', 'in', ids).orderBy('quoteId').execute(),
    ),
  };
}

async function withoutRepeats<Row extends { id: number }>(...lists: Promise<Row[]>[]): Promise<Row[]> {
  const rows = (await Promise.all(lists)).flat();
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((one, other) => one.id - other.id);
}
