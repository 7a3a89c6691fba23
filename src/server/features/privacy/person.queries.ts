import type { Db } from '#server/db/open.ts';
import type { CustomerRow } from '#server/db/tables/customers.ts';
import type { InvoiceRow } from '#server/db/tables/invoices.ts';
import type { SubscriberRow } from '#server/db/tables/newsletter.ts';
import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { RequestRow } from '#server/db/tables/requests.ts';
import type { UploadRow } from '#server/db/tables/uploads.ts';
import { type ContactRecords, listContactRecords } from '#server/features/customers/contact-records.ts';
import { type Family, findFamily, listRows } from '#server/features/personal-data/find-rows.ts';
import { type QuoteWithItems, withItems } from '#server/features/quotes/quotes.queries.ts';
import type { PersonKey } from '#shared/person-key.ts';
import type { PickedLeads } from '#shared/privacy.ts';
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
  const subscriber = key.kind === 'email' ? await subscriberOf(db, key.value) : undefined;
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

const subscriberOf = (db: Db, email: string) =>
  db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).executeTakeFirst();
