import type { Db } from '#server/db/open.ts';
import type { CustomerNoteRow, CustomerRow, PropertyRow } from '#server/db/tables/customers.ts';
import type {
  CheckoutRow,
  DepositRow,
  DisputeRow,
  InvoiceRow,
  PaymentRow,
} from '#server/db/tables/invoices.ts';
import type { MessageRow } from '#server/db/tables/messages.ts';
import type { PublishedPairRow } from '#server/db/tables/published-pairs.ts';
import type { QuotePageRow } from '#server/db/tables/quote-pages.ts';
import type { VisitFactRow } from '#server/db/tables/visit-facts.ts';
import type { VisitRow } from '#server/db/tables/visits.ts';
import type { PersonKey } from '#shared/privacy.ts';
import { selectIn } from './select-in.ts';

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
  payments: PaymentRow[];
  checkouts: CheckoutRow[];
  deposits: DepositRow[];
  disputes: DisputeRow[];
}

/** Customers with this contact, and all that are merged with them, the trash included. */
export async function customersOf(db: Db, key: PersonKey): Promise<CustomerRow[]> {
  const own = await db
    .selectFrom('customers')
    .select(['id', 'mergedIntoId'])
    .where(key.kind === 'email' ? 'emailKey' : 'phoneDigits', '=', key.value)
    .execute();
  const roots = [...new Set(own.map(({ id, mergedIntoId }) => mergedIntoId ?? id))];
  const customers = [
    ...(await selectIn(roots, (ids) =>
      db.selectFrom('customers').selectAll().where('id', 'in', ids).execute(),
    )),
    ...(await selectIn(roots, (ids) =>
      db.selectFrom('customers').selectAll().where('mergedIntoId', 'in', ids).execute(),
    )),
  ];
  return customers.toSorted((one, other) => one.id - other.id);
}

export async function recordsOf(
  db: Db,
  customers: readonly CustomerRow[],
  quoteIds: readonly number[],
): Promise<CustomerRecords> {
  const customerIds = customers.map(({ id }) => id);
  const visits = await withoutRepeats(
    selectIn(customerIds, (ids) =>
      db.selectFrom('visits').selectAll().where('customerId', 'in', ids).execute(),
    ),
    selectIn(quoteIds, (ids) => db.selectFrom('visits').selectAll().where('quoteId', 'in', ids).execute()),
  );
  const invoices = await withoutRepeats(
    selectIn(customerIds, (ids) =>
      db.selectFrom('invoices').selectAll().where('customerId', 'in', ids).execute(),
    ),
    selectIn(quoteIds, (ids) => db.selectFrom('invoices').selectAll().where('quoteId', 'in', ids).execute()),
  );
  const invoiceIds = invoices.map(({ id }) => id);
  const payments = await selectIn(invoiceIds, (ids) =>
    db.selectFrom('payments').selectAll().where('invoiceId', 'in', ids).orderBy('id').execute(),
  );
  return {
    invoices,
    payments,
    checkouts: await withoutRepeats(
      selectIn(invoiceIds, (ids) =>
        db.selectFrom('checkouts').selectAll().where('invoiceId', 'in', ids).execute(),
      ),
      selectIn(quoteIds, (ids) =>
        db.selectFrom('checkouts').selectAll().where('quoteId', 'in', ids).execute(),
      ),
    ),
    deposits: await selectIn(quoteIds, (ids) =>
      db.selectFrom('deposits').selectAll().where('quoteId', 'in', ids).orderBy('id').execute(),
    ),
    disputes: await selectIn(
      payments.map(({ id }) => id),
      (ids) => db.selectFrom('disputes').selectAll().where('paymentId', 'in', ids).orderBy('id').execute(),
    ),
    customers: [...customers],
    properties: await selectIn(customerIds, (ids) =>
      db.selectFrom('properties').selectAll().where('customerId', 'in', ids).orderBy('id').execute(),
    ),
    notes: await withoutRepeats(
      selectIn(customerIds, (ids) =>
        db.selectFrom('customerNotes').selectAll().where('customerId', 'in', ids).execute(),
      ),
      selectIn(quoteIds, (ids) =>
        db.selectFrom('customerNotes').selectAll().where('quoteId', 'in', ids).execute(),
      ),
    ),
    visits,
    visitFacts: await selectIn(
      visits.map(({ id }) => id),
      (ids) => db.selectFrom('visitFacts').selectAll().where('visitId', 'in', ids).orderBy('id').execute(),
    ),
    publishedPairs: await selectIn(
      visits.map(({ id }) => id),
      (ids) =>
        db.selectFrom('publishedPairs').selectAll().where('visitId', 'in', ids).orderBy('id').execute(),
    ),
    messages: await withoutRepeats(
      selectIn(customerIds, (ids) =>
        db.selectFrom('messages').selectAll().where('customerId', 'in', ids).execute(),
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
