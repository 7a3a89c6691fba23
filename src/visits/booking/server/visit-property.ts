import type { Trx } from '#kit/db/transaction.ts';
import type { Address } from '#sales/customers/customers.ts';
import { addProperty } from '#sales/customers/server/customers.queries.ts';

/**
 * The customer's property with exactly this address, or a new one. Nearly the same is not enough, since the booking may be
 * a stranger's. A known one keeps its access notes; the visit gets the new ones.
 */
export async function findOrAddProperty(
  trx: Trx,
  customerId: number,
  address: Address,
  now: Date,
): Promise<number> {
  const { street, unit, city, zipCode } = address;
  const known = await trx
    .selectFrom('properties')
    .select('id')
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where((property) => property.and({ street, unit, city, zipCode }))
    .orderBy('id')
    .executeTakeFirst();
  return known ? known.id : (await addProperty(trx, customerId, address, now)).id;
}
