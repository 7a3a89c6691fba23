import type { Db } from '#kit/db/open.ts';
import type { PropertyRow } from '#kit/db/tables/customers.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { moveToTrash } from '#kit/db/trash.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Address, Property, PropertyUpdate } from '#sales/customers/customers.ts';
import { updateCustomerSearchText } from './customer-search-text.ts';
import { addProperty, getCustomer } from './customers.queries.ts';
import { toProperty } from './customers.serializer.ts';

type Base = Pick<Deps, 'db' | 'clock'>;

/** Runs once per idempotency key. */
export function createProperty(
  { db, clock }: Base,
  customerId: number,
  address: Address,
  idempotency: Idempotency,
): Promise<Property> {
  const now = clock();
  return withIdempotency(
    db,
    { scope: `properties-of-${customerId}`, ...idempotency, about: { customerId } },
    now,
    async (trx) => {
      await getCustomer(trx, customerId);
      return toProperty(await addProperty(trx, customerId, address, now));
    },
  );
}

export function updateProperty(
  { db, clock }: Base,
  id: number,
  { version, ...changes }: PropertyUpdate,
): Promise<Property> {
  return inTransaction(db, async (trx) => {
    const current = async () => toProperty(await getProperty(trx, id));
    if (await updateEditable(trx, 'properties', { id, version, changes, now: clock(), current })) {
      await updateCustomerSearchText(trx, (await getProperty(trx, id)).customerId);
    }
    return current();
  });
}

/** Visits that took place there still show it. */
export function deleteProperty({ db, clock }: Base, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { customerId } = await getProperty(trx, id);
    await moveToTrash(trx, 'properties', id, clock());
    await updateCustomerSearchText(trx, customerId);
  });
}

/** Throws `not-found`, also for a deleted property. */
const getProperty = (db: Db, id: number): Promise<PropertyRow> =>
  db
    .selectFrom('properties')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('This property'));
