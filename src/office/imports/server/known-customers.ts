import { sql } from 'kysely';
import { lockKeys } from '#kit/db/lock-key.ts';
import { lockRecords } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import { selectIn } from '#kit/db/select-in.ts';
import type { CustomerRow } from '#kit/db/tables/customers.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { type ContactKeys, contactKeys } from '#sales/customers/same-customer.ts';
import { getKeys, keyNames } from '#sales/customers/server/customers.queries.ts';
import { isNotCancelled } from '#sales/quotes/server/cancelled.ts';
import { addressKey, type Entry, plainKey, type ReadVisit } from './read-row.ts';

/** A customer as rows find and change it, with those merged into it: one in the database, or one that earlier rows add. */
export interface Known {
  /** Null until it is stored. */
  id: number | null;
  importId: number | null;
  email: string;
  phone: string;
  notes: string;
  /** Emails and digits of all who are merged into it. */
  contacts: string[];
  /** By what rows find each of them (`toFinders`). */
  finders: string[];
  addresses: string[];
  /** Keys of past visits, and dates of own ones. */
  visits: string[];
}

/** By what a row finds a customer. */
export interface Candidate {
  customerId: number;
  keys: ContactKeys;
  known: Known;
}

export const visitKey = ({ date, amountCents, service }: ReadVisit) =>
  `${date} ${amountCents ?? ''} ${plainKey(service)}`;

/** By the email, or by phone number and last name; those without an email by the latter alone, even if it is empty. */
export const toFinders = (keys: ContactKeys): string[] => [
  ...(keys.emailKey !== '' ? [keys.emailKey] : []),
  ...(keys.phoneDigits !== '' || keys.emailKey === '' ? [phoneFinder(keys)] : []),
];

export const phoneFinder = ({ phoneDigits, lastNameKey }: ContactKeys) => `${phoneDigits} ${lastNameKey}`;

/**
 * Customers that the entries may belong to, oldest first. In a transaction it locks their names and then them, so that
 * leads and other imports wait.
 */
export async function listCandidates(db: Db, entries: readonly Entry[], trx?: Trx): Promise<Candidate[]> {
  const all = entries.map(contactKeys);
  if (trx) await lockKeys(trx, ['imported-customers', ...all.flatMap(keyNames)]);
  const rows = await findCandidates(db, all);
  if (trx && rows.length > 0) {
    await lockRecords(trx, 'customers', [
      ...new Set(rows.flatMap(({ id, mergedIntoId }) => mergedIntoId ?? id)),
    ]);
  }
  const present = trx && rows.length > 0 ? await findCandidates(db, all) : rows;
  return describe(db, present);
}

/** A text that no index helps to find: without statistics SQLite would prefer a short list of values to the better index. */
const unindexed = (column: string) => sql<string>`coalesce(${sql.ref(column)}, '')`;

/** All that `findMatch` may choose from. Many may share an email, so the database compares what it can. */
async function findCandidates(db: Db, all: readonly ContactKeys[]): Promise<CustomerRow[]> {
  const emails = listed(all.map(({ emailKey }) => emailKey));
  const phones = listed(all.map(({ phoneDigits }) => phoneDigits));
  const lastNames = [...new Set(all.map(({ lastNameKey }) => lastNameKey))];
  const standing = () =>
    db
      .selectFrom('customers')
      .leftJoin('customers as root', 'root.id', 'customers.mergedIntoId')
      .where(unindexed('customers.deletedAt'), '=', '')
      .where('root.deletedAt', 'is', null);
  const rows = () => standing().selectAll('customers');
  const found = new Map<number, CustomerRow>();
  const add = async (query: ReturnType<typeof rows>) => {
    for (const row of await query.execute()) found.set(row.id, row);
  };
  if (emails.length > 0) {
    await add(
      rows()
        .where('customers.emailKey', 'in', emails)
        .where((where) =>
          where.or([
            where('customers.phoneDigits', 'in', ['', ...phones]),
            where('customers.lastNameKey', 'in', lastNames),
          ]),
        ),
    );
    const oldest = standing()
      .select((select) => select.fn.min('customers.id').as('id'))
      .where('customers.emailKey', 'in', emails)
      .groupBy('customers.emailKey');
    await add(rows().where('customers.id', 'in', oldest));
  }
  if (phones.length > 0) {
    await add(
      rows()
        .where('customers.phoneDigits', 'in', phones)
        .where(unindexed('customers.lastNameKey'), 'in', lastNames),
    );
  }
  if (all.some(({ emailKey, phoneDigits }) => emailKey === '' && phoneDigits === '')) {
    await add(
      rows()
        .where('customers.lastNameKey', 'in', lastNames)
        .where(unindexed('customers.emailKey'), '=', '')
        .where(unindexed('customers.phoneDigits'), '=', ''),
    );
  }
  return [...found.values()].sort((one, other) => one.id - other.id);
}

const listed = (keys: readonly string[]) => [...new Set(keys)].filter((key) => key !== '');

async function describe(db: Db, rows: readonly CustomerRow[]): Promise<Candidate[]> {
  const roots = [...new Set(rows.map(({ id, mergedIntoId }) => mergedIntoId ?? id))];
  const group = await selectIn(roots, (ids) =>
    db
      .selectFrom('customers')
      .selectAll()
      .where((where) => where.or([where('id', 'in', ids), where('mergedIntoId', 'in', ids)]))
      .execute(),
  );
  const rootOf = new Map(group.map(({ id, mergedIntoId }) => [id, mergedIntoId ?? id]));
  const members = [...rootOf.keys()];
  const properties = await selectIn(members, (ids) =>
    db
      .selectFrom('properties')
      .select(['customerId', 'street', 'unit', 'city', 'zipCode'])
      .where('customerId', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute(),
  );
  const past = await selectIn(members, (ids) =>
    db.selectFrom('pastVisits').selectAll().where('customerId', 'in', ids).execute(),
  );
  const own = await selectIn(members, (ids) =>
    db
      .selectFrom('visits')
      .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
      .select(['visits.customerId', 'visits.date'])
      .where('visits.customerId', 'in', ids)
      .where('visits.status', '!=', 'cancelled')
      .where('quotes.deletedAt', 'is', null)
      .where(isNotCancelled(db))
      .execute(),
  );
  const known = new Map<number, Known>();
  for (const { id, email, phone, notes, importId, mergedIntoId } of group) {
    if (mergedIntoId !== null) continue;
    known.set(id, {
      id,
      importId,
      email,
      phone,
      notes,
      contacts: [],
      finders: [],
      addresses: [],
      visits: [],
    });
  }
  const knownOf = (customerId: number) => known.get(rootOf.get(customerId)!)!;
  for (const row of group) {
    knownOf(row.id).contacts.push(row.emailKey, row.phoneDigits);
    knownOf(row.id).finders.push(...toFinders(getKeys(row)));
  }
  for (const { customerId, ...address } of properties)
    knownOf(customerId).addresses.push(addressKey(address));
  for (const visit of past) knownOf(visit.customerId).visits.push(visitKey(visit));
  for (const { customerId, date } of own) knownOf(customerId).visits.push(date);
  return rows.map((row) => ({ customerId: row.id, keys: getKeys(row), known: knownOf(row.id) }));
}
