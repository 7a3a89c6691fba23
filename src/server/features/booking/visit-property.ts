import type { Trx } from '#server/db/transaction.ts';
import { addProperty } from '#server/features/customers/customers.queries.ts';
import type { Address } from '#shared/customers.ts';
import { searchable } from '#shared/text.ts';

/**
 * The customer's property with this address, or a new one. A known one keeps its access notes; the visit gets the new
 * ones.
 */
export async function findOrAddProperty(
  trx: Trx,
  customerId: number,
  address: Address,
  now: Date,
): Promise<number> {
  const properties = await trx
    .selectFrom('properties')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .execute();
  const known = properties.find((property) => keyOf(property) === keyOf(address));
  return known ? known.id : (await addProperty(trx, customerId, address, now)).id;
}

/** Case, accents, dots and spaces make no difference. */
const keyOf = ({ street, unit, zipCode }: Pick<Address, 'street' | 'unit' | 'zipCode'>) =>
  [street, unit, zipCode.slice(0, 5)].map((part) => searchable(part).replace(/[\s.,#]+/g, '')).join('|');
