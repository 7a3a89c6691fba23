import { readProfile } from '#company/settings/server/settings.queries.ts';
import { hashOptOuts } from '#delivery/opt-outs/server/opt-outs.ts';
import { getBatches } from '#kit/db/batches.ts';
import { compact, requestCompaction } from '#kit/db/deleted-data.ts';
import { lockRecords } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import { tidySearchIndexes } from '#kit/db/search-indexes.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { removeQueuedFiles } from '#kit/files/file-removals.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound } from '#kit/server/errors.ts';
import { updateInvoiceSearchTexts } from '#money/invoices/server/invoices.queries.ts';
import { eraseImportRows } from '#office/imports/server/import-rows.ts';
import type { Erasure, PersonSummary, PickedLeads } from '#office/privacy/privacy.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';
import { deleteFamily } from '#people/personal-data/server/delete-records.ts';
import { eraseCustomers } from '#sales/customers/server/erase-customers.ts';
import { purgeUnusedCustomers } from '#sales/customers/server/purge-customers.ts';
import { listJoinedLeads } from './joined-leads.ts';
import { findPerson, type Person } from './person.queries.ts';
import { getContacts, toErasure, toSummary } from './privacy.serializer.ts';

/** Counts what is stored under an email or a phone number. */
export async function summarizePerson(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  key: PersonKey,
): Promise<PersonSummary> {
  const person = await findPerson(db, key);
  return toSummary(person, key, {
    joined: await listJoinedLeads(db, person.found.joined),
    backupsKeptDays: config.backupKeepDays,
    ownEmail: (await readProfile(db)).email,
  });
}

/**
 * Erases everything stored about a person in one transaction and leaves a record without personal data. Files are
 * deleted afterward; the next sweep retries what fails. Throws not-found if nothing is stored.
 */
export async function erasePerson(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'config'>,
  { key, picked }: { key: PersonKey; picked?: PickedLeads | undefined },
  by: Actor,
): Promise<Erasure> {
  const now = deps.clock();
  const erasure = await inTransaction(deps.db, async (trx) => {
    const person = await findLockedPerson(trx, key, picked);
    const waiting = await eraseImportRows(trx, key);
    if (isNobody(person) && waiting === 0) throw notFound('Data for this email or phone number');
    await requestCompaction(trx);
    return erase(trx, key, person, by, now);
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

export const isNobody = ({ requests, quotes, emails, customers, invoices, subscriber }: Person): boolean =>
  [requests, quotes, emails, customers, invoices].every(({ length }) => length === 0) &&
  subscriber === undefined;

/** Locks the person's records, which waits for changes in progress, and reads them again. */
async function findLockedPerson(trx: Trx, key: PersonKey, picked?: PickedLeads): Promise<Person> {
  for (let person = await findPerson(trx, key, picked); ; ) {
    const { found, subscriber } = person;
    await lockRecords(trx, 'requests', found.requestIds);
    await lockRecords(trx, 'quotes', found.quoteIds);
    await lockRecords(trx, 'invoices', found.invoiceIds);
    await lockRecords(trx, 'customers', found.customerIds);
    if (subscriber) await lockRecords(trx, 'newsletterSubscribers', [subscriber.id]);
    const present = await findPerson(trx, key, picked);
    if (lockedIds(present) === lockedIds(person)) return present;
    person = present;
  }
}

const lockedIds = ({ found, subscriber }: Person) =>
  JSON.stringify([found.requestIds, found.quoteIds, found.invoiceIds, found.customerIds, subscriber?.id]);

async function erase(trx: Trx, key: PersonKey, person: Person, by: Actor, now: Date): Promise<Erasure> {
  const { found, requests, quotes, customers, invoices, emails, subscriber } = person;
  await hashOptOuts(trx, getContacts(person, key));
  // A former version did not store what they are about.
  await trx.deleteFrom('idempotencyKeys').where('isLinked', '=', 0).execute();
  const photos = await deleteFamily(trx, await withoutOthersDrafts(trx, person), now);
  await updateInvoiceSearchTexts(
    trx,
    invoices.map(({ id }) => id),
  );
  for (const ids of getBatches(emails.map(({ id }) => id))) {
    await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
  }
  await eraseCustomers(trx, found.customerIds, now);
  // Other customers had only some of these leads.
  const others = [...requests, ...quotes].map(({ customerId }) => customerId);
  await purgeUnusedCustomers(trx, others, now);
  const erased = {
    requests: requests.length,
    quotes: quotes.length,
    photos,
    emails: emails.length,
    subscriptions: subscriber ? 1 : 0,
    customers: customers.length,
  };
  await record(trx, { by, type: 'person-erased', subject: { kind: 'trash' }, after: erased }, now);
  const note = { ...erased, userId: by.id, userName: by.name, createdAt: now.toISOString() };
  return toErasure(await trx.insertInto('erasures').values(note).returningAll().executeTakeFirstOrThrow());
}

/** Somebody else's draft that goes to the person's address stays, without the address. */
async function withoutOthersDrafts(trx: Trx, { family, found, invoices }: Person): Promise<Person['family']> {
  const isOthers = ({ quoteId, customerId }: InvoiceRow) =>
    quoteId === null
      ? customerId !== null && !found.customerIds.includes(customerId)
      : !found.quoteIds.includes(quoteId);
  const drafts = invoices.filter((row) => row.number === null && isOthers(row)).map(({ id }) => id);
  if (drafts.length === 0) return family;
  await trx.updateTable('invoices').set({ email: '' }).where('id', 'in', drafts).execute();
  const own = family.ids.get('invoices')!.filter((id) => !drafts.includes(id));
  return { ...family, ids: new Map([...family.ids, ['invoices', own]]) };
}
