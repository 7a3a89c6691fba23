import type { Db } from '#kit/db/open.ts';
import type { CustomerRow } from '#kit/db/tables/customers.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { SubscriberRow } from '#kit/db/tables/newsletter.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import type { RequestRow } from '#kit/db/tables/requests.ts';
import type { UploadRow } from '#kit/db/tables/uploads.ts';
import type { PickedLeads } from '#office/privacy/privacy.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';
import { type Family, findFamily, listRows } from '#people/personal-data/server/find-rows.ts';
import { type ContactRecords, listContactRecords } from '#sales/customers/server/contact-records.ts';
import { type QuoteWithItems, withItems } from '#sales/quotes/server/quotes.queries.ts';
import { listPersonEmails } from './person-emails.ts';

/** Everything stored about a person, the trash included. */
export interface Person {
  found: ContactRecords;
  /** The records found, with all that belongs to them. */
  family: Family;
  requests: RequestRow[];
  quotes: QuoteWithItems[];
  customers: CustomerRow[];
  invoices: InvoiceRow[];
  uploads: UploadRow[];
  emails: OutboxRow[];
  subscriber: SubscriberRow | undefined;
}

/** Finds the records that bear an email or a phone number, and those `picked` of what only joined them. */
export async function findPerson(db: Db, key: PersonKey, picked?: PickedLeads): Promise<Person> {
  const found = await listContactRecords(db, key, picked);
  const subscriber = key.kind === 'email' ? await findSubscriberBy(db, key.value) : undefined;
  const family = await findFamily(db, {
    customers: found.customerIds,
    requests: found.requestIds,
    quotes: found.quoteIds,
    visits: found.visitIds,
    invoices: found.invoiceIds,
    properties: found.propertyIds,
    customerNotes: found.noteIds,
    newsletterSubscribers: subscriber ? [subscriber.id] : [],
  });
  return {
    found,
    family,
    requests: await listRows(db, 'requests', family),
    quotes: await withItems(db, await listRows(db, 'quotes', family)),
    customers: await listRows(db, 'customers', family),
    invoices: await listRows(db, 'invoices', family),
    uploads: await listRows(db, 'uploads', family),
    emails: await listPersonEmails(db, key, family),
    subscriber,
  };
}

const findSubscriberBy = (db: Db, email: string) =>
  db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).executeTakeFirst();
