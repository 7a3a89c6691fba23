import type { Trx } from '#server/db/transaction.ts';
import { addProperty } from '#server/features/customers/customers.queries.ts';
import type { Address } from '#shared/customers.ts';

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
