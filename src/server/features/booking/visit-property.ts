import type { Trx } from '#server/db/transaction.ts';
import { addProperty } from '#server/features/customers/customers.queries.ts';
import type { Address } from '#shared/customers.ts';
import { searchable } from '#shared/text.ts';

/** The customer's property with this address, or a new one. Notes that were typed replace the former ones. */
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
  if (!known) return (await addProperty(trx, customerId, address, now)).id;
  const { accessNotes } = address;
  if (accessNotes !== '') {
    const version = accessNotes === known.accessNotes ? known.version : known.version + 1;
    const changes = { accessNotes, version, updatedAt: now.toISOString() };
    await trx.updateTable('properties').set(changes).where('id', '=', known.id).execute();
  }
  return known.id;
}

/** Case, accents, dots and spaces make no difference. */
const keyOf = ({ street, unit, zipCode }: Pick<Address, 'street' | 'unit' | 'zipCode'>) =>
  [street, unit, zipCode.slice(0, 5)].map((part) => searchable(part).replace(/[\s.,#]+/g, '')).join('|');
