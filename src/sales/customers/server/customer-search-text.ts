import { getSearchText } from '#kit/db/portable.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { fullName } from '#kit/text/person.ts';
import type { Contact } from '#sales/customers/same-customer.ts';
import { phoneSearchText } from '#sales/requests/server/requests.queries.ts';

/** The most customers, addresses and ZIP codes in one search text. */
const maxParts = 50;

/**
 * Renews the text that searches read: name, contact, addresses and ZIP codes of quotes, also those of customers merged
 * into this one. Call it after each change of them. `zipCode` is of a quote about to be stored.
 */
export async function updateCustomerSearchText(trx: Trx, id: number, zipCode?: string): Promise<void> {
  const customer = await trx
    .selectFrom('customers')
    .select(['searchText', 'mergedIntoId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!customer) return;
  const searchText = await searchTextFor(trx, id, zipCode);
  if (searchText !== customer.searchText) {
    await trx.updateTable('customers').set({ searchText }).where('id', '=', id).execute();
  }
  if (customer.mergedIntoId !== null) await updateCustomerSearchText(trx, customer.mergedIntoId, zipCode);
}

async function searchTextFor(trx: Trx, id: number, zipCode: string | undefined): Promise<string> {
  const people = await trx
    .selectFrom('customers')
    .select(['id', 'firstName', 'lastName', 'email', 'phone'])
    .where((where) => where.or([where('id', '=', id), where('mergedIntoId', '=', id)]))
    .orderBy('id')
    .limit(maxParts)
    .execute();
  const ids = people.map((person) => person.id);
  const properties = await trx
    .selectFrom('properties')
    .select(['street', 'unit', 'city', 'zipCode'])
    .where('customerId', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(maxParts)
    .execute();
  const quotes = await trx
    .selectFrom('quotes')
    .select('zipCode')
    .distinct()
    .where('customerId', 'in', ids)
    .orderBy('zipCode')
    .limit(maxParts)
    .execute();
  const zipCodes = quotes.map((quote) => quote.zipCode);
  return customerSearchText(people, zipCode ? [...zipCodes, zipCode] : zipCodes, properties);
}

type Place = Record<'street' | 'unit' | 'city' | 'zipCode', string>;

export const customerSearchText = (
  people: readonly Contact[],
  zipCodes: readonly string[],
  properties: readonly Place[] = [],
): string =>
  getSearchText([
    ...people.flatMap((person) => [fullName(person), person.email, phoneSearchText(person.phone ?? '')]),
    ...properties.flatMap(({ street, unit, city, zipCode }) => [
      `${street} ${unit}`.trim(),
      `${city} ${zipCode}`,
    ]),
    ...[...new Set(zipCodes)].sort(),
  ]);
