import { batchesOf } from '#server/db/batches.ts';
import { compact, requestCompaction } from '#server/db/deleted-data.ts';
import { lockRecords } from '#server/db/lock-record.ts';
import type { Db } from '#server/db/open.ts';
import { tidySearchIndexes } from '#server/db/search-indexes.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { writeAudit } from '#server/features/audit/write-audit.ts';
import { eraseCustomers } from '#server/features/customers/erase-customers.ts';
import { purgeUnusedCustomers } from '#server/features/customers/purge-customers.ts';
import type { Actor } from '#server/features/history/history.queries.ts';
import { eraseFromInvoices } from '#server/features/invoices/erase-from-invoices.ts';
import { purgeQuotes, purgeRequests } from '#server/features/leads/purge-leads.ts';
import { eraseFromLedger } from '#server/features/ledger/ledger.queries.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { removeQueuedFiles } from '#server/files/file-removals.ts';
import { files as fileAddresses } from '#shared/paths.ts';
import { type Erasure, type PersonKey, type PersonSummary, plainDigits } from '#shared/privacy.ts';
import { findPerson, type Person } from './person.queries.ts';
import { toErasure, toSummary } from './privacy.serializer.ts';

/** Counts what is stored under an email or a phone number. */
export const summarizePerson = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  key: PersonKey,
): Promise<PersonSummary> =>
  toSummary(await findPerson(db, key), key, {
    backupsKeptDays: config.backupKeepDays,
    ownEmail: (await readProfile(db)).email,
  });

/**
 * Erases everything stored about a person in one transaction and leaves a record without personal data. Files are
 * deleted afterward; the next sweep retries what fails. Throws not-found if nothing is stored.
 */
export async function erasePerson(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'config'>,
  key: PersonKey,
  by: Actor,
): Promise<Erasure> {
  const now = deps.clock();
  const erasure = await inTransaction(deps.db, async (trx) => {
    const person = await findLockedPerson(trx, key);
    if (isNobody(person)) throw notFound('Data for this email or phone number');
    await requestCompaction(trx);
    return erase(trx, person, by, now);
  });
  await removeQueuedFiles(deps).catch((error) =>
    deps.log.warn('photos are deleted later', { error: String(error) }),
  );
  // SQLite's search index only marks rows as deleted.
  await tidySearchIndexes(deps.db).catch((error) =>
    deps.log.warn('the index of searches is tidied later', { error: String(error) }),
  );
  await compact(deps).catch((error) =>
    deps.log.warn('the database file is compacted later', { error: String(error) }),
  );
  return erasure;
}

/** Newest first. */
export async function listErasures(db: Db): Promise<Erasure[]> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('id', 'desc').limit(100).execute();
  return rows.map(toErasure);
}

export const isNobody = ({ requests, quotes, emails, customers, subscriber }: Person): boolean =>
  requests.length + quotes.length + emails.length + customers.length === 0 && subscriber === undefined;

/** Locks the person's records, which waits for changes in progress, and reads them again. */
async function findLockedPerson(trx: Trx, key: PersonKey): Promise<Person> {
  for (let person = await findPerson(trx, key); ; ) {
    await lockRecords(trx, 'requests', idsOf(person.requests));
    await lockRecords(trx, 'quotes', idsOf(person.quotes));
    await lockRecords(trx, 'customers', idsOf(person.customers));
    if (person.subscriber) await lockRecords(trx, 'newsletterSubscribers', [person.subscriber.id]);
    const present = await findPerson(trx, key);
    if (lockedIds(present) === lockedIds(person)) return present;
    person = present;
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const lockedIds = ({ requests, quotes, customers, subscriber }: Person) =>
  JSON.stringify([idsOf(requests), idsOf(quotes), idsOf(customers), subscriber?.id]);

async function erase(trx: Trx, person: Person, by: Actor, now: Date): Promise<Erasure> {
  await deleteStoredResponses(trx, person);
  const quoteIds = idsOf(person.quotes);
  const requestIds = idsOf(person.requests);
  const emailIds = idsOf(person.emails);
  await deleteOptOuts(trx, person);
  await eraseFromInvoices(trx, person.invoices);
  await eraseFromLedger(trx, person.payments);
  let photos = 0;
  for (const ids of batchesOf(quoteIds)) photos += await purgeQuotes(trx, ids, now);
  for (const ids of batchesOf(requestIds)) photos += await purgeRequests(trx, ids, now);
  for (const ids of batchesOf(emailIds)) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
  await eraseCustomers(trx, idsOf(person.customers), now);
  // Other customers had only some of these leads.
  await purgeUnusedCustomers(
    trx,
    [...person.requests, ...person.quotes].map(({ customerId }) => customerId),
  );
  if (person.subscriber) {
    await trx.deleteFrom('newsletterSubscribers').where('id', '=', person.subscriber.id).execute();
  }
  const erased = {
    requests: requestIds.length,
    quotes: quoteIds.length,
    photos,
    emails: emailIds.length,
    subscriptions: person.subscriber ? 1 : 0,
    customers: person.customers.length,
  };
  await writeAudit(
    trx,
    { actor: by, action: 'person-erased', subject: { kind: 'trash' }, after: erased },
    now,
  );
  const note = {
    ...erased,
    userId: by.id,
    userName: by.name,
    createdAt: now.toISOString(),
  };
  return toErasure(await trx.insertInto('erasures').values(note).returningAll().executeTakeFirstOrThrow());
}

/** A person who writes again wants to be contacted again. */
async function deleteOptOuts(trx: Trx, { customers, quotes }: Person): Promise<void> {
  const contacts = [...customers, ...quotes].flatMap(({ email, phone }) => [
    email.toLowerCase(),
    plainDigits(phone ?? ''),
  ]);
  for (const batch of batchesOf([...new Set(contacts)])) {
    await trx.deleteFrom('messageOptOuts').where('contact', 'in', batch).execute();
  }
}

/** Deletes stored idempotent responses: each begins with the id of the record it made, or is a photo's URL. */
async function deleteStoredResponses(
  trx: Trx,
  { requests, quotes, uploads, customers, visits }: Person,
): Promise<void> {
  const answers = (scope: string) => trx.deleteFrom('idempotencyKeys').where('scope', '=', scope);
  for (const { id } of requests)
    await answers('contact').where('response', 'like', `{"id":${id},%`).execute();
  for (const { id } of quotes) await answers('quotes').where('response', 'like', `{"id":${id},%`).execute();
  for (const { id } of customers) {
    await answers('customers').where('response', 'like', `{"id":${id},%`).execute();
    await answers(`properties-of-${id}`).execute();
    await answers(`notes-of-${id}`).execute();
  }
  for (const { id } of visits) {
    const stored = trx.deleteFrom('idempotencyKeys').where('scope', 'like', 'booking %');
    await stored.where('response', 'like', `{"visit":{"id":${id},%`).execute();
    await answers('visits').where('response', 'like', `{"id":${id},%`).execute();
  }
  for (const { name } of uploads) {
    const imageUrl = fileAddresses.upload(name);
    await answers('upload').where('response', '=', JSON.stringify({ imageUrl })).execute();
  }
}
