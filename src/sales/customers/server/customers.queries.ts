import { lockKeys } from '#kit/db/lock-key.ts';
import { lockRecords } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import { getEngine, toFlag } from '#kit/db/portable.ts';
import type { CustomerRow, PropertyRow } from '#kit/db/tables/customers.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import { notFound } from '#kit/server/errors.ts';
import { formatPhone, phoneDigits } from '#kit/text/phone.ts';
import type { Address } from '#sales/customers/customers.ts';
import {
  type Contact,
  type ContactKeys,
  contactKeys,
  sameCustomerBy,
} from '#sales/customers/same-customer.ts';
import { customerSearchText, updateCustomerSearchText } from './customer-search-text.ts';

export interface LeadContact extends Contact {
  /** The quote's, if there is one. The customer is found by it. */
  zipCode?: string | undefined;
  language?: Language;
}

/**
 * The id of the customer to whom a new lead belongs: a known one, or a new one. Of several, one with the same email,
 * then the oldest. Leads with the same email or phone take turns, so that one person's leads make one customer. A
 * known customer stays as it is: anybody may type its phone number and name. See docs/product/sales.md#customers.
 */
export async function customerForLead(
  trx: Trx,
  contact: LeadContact,
  now: Date,
  { isFromStaff = false }: { isFromStaff?: boolean } = {},
): Promise<number> {
  const lead = contactKeys(contact);
  await lockKeys(trx, keyNames(lead));
  const known = await lockedMatch(trx, lead);
  if (!known) return insertCustomer(trx, contact, { now, isFromStaff, language: contact.language });
  const { zipCode } = contact;
  if (zipCode && !known.searchText.includes(zipCode)) await updateCustomerSearchText(trx, known.id, zipCode);
  return known.id;
}

/** The names that leads and imports with these keys lock. */
export const keyNames = ({ emailKey, phoneDigits: phone }: ContactKeys) => [
  ...(emailKey ? [`customer:${emailKey}`] : []),
  ...(phone ? [`customer:${phone}`] : []),
];

/** The matching customer and the one it is merged into, locked against merging and the purge of the trash. */
async function lockedMatch(trx: Trx, lead: ContactKeys): Promise<CustomerRow | undefined> {
  for (;;) {
    const found = await findMatch(trx, lead);
    if (!found || getEngine(trx) === 'sqlite') return found;
    const { id, mergedIntoId } = found;
    const locked = await trx
      .selectFrom('customers')
      .selectAll()
      .where('id', 'in', [id, mergedIntoId ?? id])
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const present = locked.find((row) => row.id === id && row.mergedIntoId === mergedIntoId);
    const isPresent = locked.some((row) => row.id === (mergedIntoId ?? id));
    if (present && isPresent && sameCustomerBy(getKeys(present), lead) !== null) return present;
  }
}

async function findMatch(trx: Trx, lead: ContactKeys): Promise<CustomerRow | undefined> {
  const isFound = (row: CustomerRow) => sameCustomerBy(getKeys(row), lead) !== null;
  const { emailKey, phoneDigits: phone, lastNameKey } = lead;
  if (emailKey !== '') {
    const withEmail = standingCustomers(trx).where('customers.emailKey', '=', emailKey);
    // Many may share an email, so the database compares what it can.
    const candidates = withEmail.where((where) =>
      where.or([
        where('customers.phoneDigits', 'in', ['', phone]),
        where('customers.lastNameKey', '=', lastNameKey),
      ]),
    );
    const rows = await (phone === '' ? withEmail.limit(1) : candidates).execute();
    const found = rows.find(isFound);
    if (found) return found;
  }
  if (phone === '' || lastNameKey === '') return undefined;
  return standingCustomers(trx)
    .where('customers.phoneDigits', '=', phone)
    .where('customers.lastNameKey', '=', lastNameKey)
    .limit(1)
    .executeTakeFirst();
}

/** Customers that leads and imports may belong to: oldest first, without the trash and those merged into a customer in the trash. */
export const standingCustomers = (db: Db) =>
  db
    .selectFrom('customers')
    .leftJoin('customers as root', 'root.id', 'customers.mergedIntoId')
    .selectAll('customers')
    .where('customers.deletedAt', 'is', null)
    .where('root.deletedAt', 'is', null)
    .orderBy('customers.id');

export const getKeys = (row: CustomerRow): ContactKeys => ({
  ...row,
  firstNameKey: contactKeys({ ...row, phone: null }).firstNameKey,
});

/** For a quote that staff enter for a customer. */
export async function addZipCode(trx: Trx, id: number, zipCode: string): Promise<void> {
  const mergedIntoId = (await findCustomer(trx, id))?.mergedIntoId;
  await lockRecords(trx, 'customers', [id, mergedIntoId ?? id]);
  await updateCustomerSearchText(trx, id, zipCode);
}

interface NewCustomerFacts {
  now: Date;
  isEnteredByStaff?: boolean;
  /** Staff typed the contact. */
  isFromStaff?: boolean;
  language?: Language;
  notes?: string;
}

export async function insertCustomer(
  trx: Trx,
  contact: LeadContact,
  { now, isEnteredByStaff = false, isFromStaff = isEnteredByStaff, ...facts }: NewCustomerFacts,
): Promise<number> {
  const { id } = await trx
    .insertInto('customers')
    .values({
      ...customerColumns(contact),
      ...facts,
      isEnteredByStaff: toFlag(isEnteredByStaff),
      isEmailFromStaff: toFlag(isFromStaff),
      isPhoneFromStaff: toFlag(isFromStaff),
      searchText: customerSearchText([contact], contact.zipCode ? [contact.zipCode] : []),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Name, contact and what leads are matched by. */
export function customerColumns(contact: Contact) {
  const { emailKey, phoneDigits: digits, lastNameKey } = contactKeys(contact);
  const typed = (contact.phone ?? '').trim();
  return {
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email.trim(),
    phone: phoneDigits(typed) ? formatPhone(typed) : typed,
    emailKey,
    phoneDigits: digits,
    lastNameKey,
  };
}

/** Includes the trash. */
export const findCustomer = (db: Db, id: number): Promise<CustomerRow | undefined> =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();

/** Throws `not-found`, also for a customer in the trash. */
export async function getCustomer(db: Db, id: number): Promise<CustomerRow> {
  const row = await findCustomer(db, id);
  if (!row || row.deletedAt !== null) throw notFound('This customer');
  return row;
}

/** The customer and those merged into it. */
export async function getGroup(db: Db, id: number): Promise<number[]> {
  const merged = await db
    .selectFrom('customers')
    .select('id')
    .where('mergedIntoId', '=', id)
    .orderBy('id')
    .execute();
  return [id, ...merged.map((row) => row.id)];
}

export async function addProperty(
  trx: Trx,
  customerId: number,
  address: Address,
  now: Date,
): Promise<PropertyRow> {
  const property = await trx
    .insertInto('properties')
    .values({ ...address, customerId, createdAt: now.toISOString(), updatedAt: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateCustomerSearchText(trx, customerId);
  return property;
}
