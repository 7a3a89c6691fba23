import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { searchIn } from '#server/db/search.ts';
import type { SubscriberRow } from '#server/db/tables/newsletter.ts';
import type { OutboxRow } from '#server/db/tables/outbox.ts';
import type { RequestRow } from '#server/db/tables/requests.ts';
import type { UploadRow } from '#server/db/tables/uploads.ts';
import { type QuoteWithItems, withItems } from '#server/features/quotes/quotes.queries.ts';
import { type PersonKey, plainDigits } from '#shared/privacy.ts';
import { type CustomerRecords, customersOf, recordsOf } from './person-customers.ts';
import { selectIn } from './select-in.ts';

/** Everything stored about a person, the trash included. */
export interface Person extends CustomerRecords {
  requests: RequestRow[];
  quotes: QuoteWithItems[];
  uploads: UploadRow[];
  emails: OutboxRow[];
  subscriber: SubscriberRow | undefined;
}

/**
 * Finds everything under an email or a phone number. A request and its quotes belong together: if one has the person's
 * contact, all are theirs. So are all leads of a customer with that contact, and of those merged with it.
 */
export async function findPerson(db: Db, key: PersonKey): Promise<Person> {
  const customers = await customersOf(db, key);
  const customerIds = customers.map(({ id }) => id);
  const ownRequests = [
    ...(await requestsOf(db, key)),
    ...(await selectIn(customerIds, (ids) =>
      db.selectFrom('requests').select('id').where('customerId', 'in', ids).execute(),
    )),
  ];
  const ownQuotes = [
    ...(await quotesOf(db, key)),
    ...(key.kind === 'phone' ? await quotesBookedUnder(db, key.value) : []),
    ...(await selectIn(customerIds, (ids) =>
      db.selectFrom('quotes').selectAll().where('customerId', 'in', ids).execute(),
    )),
  ];
  const requestIds = [
    ...new Set([
      ...ownRequests.map(({ id }) => id),
      ...ownQuotes.flatMap(({ requestId }) => requestId ?? []),
    ]),
  ];
  const requests = await selectIn(requestIds, (ids) =>
    db.selectFrom('requests').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  );
  const linked = await selectIn(requestIds, (ids) =>
    db.selectFrom('quotes').selectAll().where('requestId', 'in', ids).execute(),
  );
  const quotes = new Map([...ownQuotes, ...linked].map((quote) => [quote.id, quote]));
  const quoteIds = [...quotes.keys()];
  const records = await recordsOf(db, customers, quoteIds);
  const visitIds = records.visits.map(({ id }) => id);
  return {
    requests,
    quotes: await withItems(
      db,
      [...quotes.values()].toSorted((one, other) => one.id - other.id),
    ),
    ...records,
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

/** The index narrows the search; the column decides. */
async function requestsOf(db: Db, key: PersonKey) {
  const rows =
    key.kind === 'phone'
      ? db.selectFrom('requests').where(isUnderPhone(key.value))
      : (await searchIn(db, 'requests', [key.value])).query;
  const found = await rows.select(['id', 'email', 'phone']).execute();
  return found.filter((row) => isReachedBy(row, key));
}

async function quotesOf(db: Db, key: PersonKey) {
  const rows =
    key.kind === 'phone'
      ? db.selectFrom('quotes').where(isUnderPhone(key.value))
      : (await searchIn(db, 'quotes', [key.value])).query;
  const found = await rows.selectAll('quotes').execute();
  return found.filter((row) => isReachedBy(row, key));
}

/** A visit may be booked with another phone number than its quote has. */
const quotesBookedUnder = (db: Db, digits: string) =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('id', 'in', (visits) =>
      visits.selectFrom('visits').select('quoteId').where('contactPhoneDigits', '=', digits),
    )
    .execute();

/** During an upgrade, the previous version still stores rows without digits. */
const isUnderPhone = (digits: string) => sql<SqlBool>`(phone_digits = ${digits} or phone_digits is null)`;

const isReachedBy = ({ email, phone }: { email: string; phone: string | null }, key: PersonKey) =>
  key.kind === 'email' ? email.toLowerCase() === key.value : plainDigits(phone ?? '') === key.value;

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
