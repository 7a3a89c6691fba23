import type { Db } from '#server/db/open.ts';
import { searchIn } from '#server/db/search.ts';
import { selectIn } from '#server/db/select-in.ts';
import type { SubscriberRow } from '#server/db/tables/newsletter.ts';
import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { RequestRow } from '#server/db/tables/requests.ts';
import type { UploadRow } from '#server/db/tables/uploads.ts';
import { listContactRecords } from '#server/features/customers/contact-records.ts';
import { type QuoteWithItems, withItems } from '#server/features/quotes/quotes.queries.ts';
import type { PersonKey } from '#shared/privacy.ts';
import { type CustomerRecords, readCustomerRecords } from './person-customers.ts';

/** Everything stored about a person, the trash included. */
export interface Person extends CustomerRecords {
  requests: RequestRow[];
  quotes: QuoteWithItems[];
  uploads: UploadRow[];
  emails: OutboxRow[];
  subscriber: SubscriberRow | undefined;
}

/** Finds the records that bear an email or a phone number. */
export async function findPerson(db: Db, key: PersonKey): Promise<Person> {
  const found = await listContactRecords(db, key);
  const { requestIds, quoteIds, visitIds } = found;
  return {
    requests: await selectIn(requestIds, (ids) =>
      db.selectFrom('requests').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    ),
    quotes: await withItems(
      db,
      await selectIn(quoteIds, (ids) =>
        db.selectFrom('quotes').selectAll().where('id', 'in', ids).orderBy('id').execute(),
      ),
    ),
    ...(await readCustomerRecords(db, found)),
    uploads: [
      ...(await selectIn(requestIds, (ids) =>
        db.selectFrom('uploads').selectAll().where('requestId', 'in', ids).orderBy('id').execute(),
      )),
      ...(await selectIn(visitIds, (ids) =>
        db.selectFrom('uploads').selectAll().where('visitId', 'in', ids).orderBy('id').execute(),
      )),
    ],
    emails: await emailsOf(db, key, { requestIds, quoteIds }),
    subscriber: key.kind === 'email' ? await subscriberOf(db, key.value) : undefined,
  };
}

/** Emails about the person's requests, including those to the owner, and other emails to the person. */
async function emailsOf(
  db: Db,
  key: PersonKey,
  { requestIds, quoteIds }: { requestIds: readonly number[]; quoteIds: readonly number[] },
): Promise<OutboxRow[]> {
  const about = (column: 'requestId' | 'quoteId', all: readonly number[]) =>
    selectIn(all, (ids) =>
      db.selectFrom('outbox').selectAll().where('kind', '=', 'email').where(column, 'in', ids).execute(),
    );
  const aboutRequests = await about('requestId', requestIds);
  const aboutQuotes = (await about('quoteId', quoteIds)).filter(({ requestId }) => requestId === null);
  const aboutLeads = [...aboutRequests, ...aboutQuotes];
  if (key.kind === 'phone') return aboutLeads;
  const { query } = await searchIn(db, 'outbox', [key.value]);
  const others = await query
    .selectAll('outbox')
    .where('kind', '=', 'email')
    .where('requestId', 'is', null)
    .execute();
  const known = new Set(aboutLeads.map(({ id }) => id));
  return [
    ...aboutLeads,
    ...others.filter(({ id, payload }) => !known.has(id) && recipientOf(payload) === key.value),
  ];
}

function recipientOf(payload: string): string {
  try {
    return String((JSON.parse(payload) as { to?: unknown }).to).toLowerCase();
  } catch {
    return '';
  }
}

const subscriberOf = (db: Db, email: string) =>
  db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).executeTakeFirst();
