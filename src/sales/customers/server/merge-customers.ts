import { lockKeys } from '#kit/db/lock-key.ts';
import { lockRecords } from '#kit/db/lock-record.ts';
import type { CustomerRow } from '#kit/db/tables/customers.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { getCustomerDetails } from './customer-details.ts';
import { updateCustomerSearchText } from './customer-search-text.ts';
import { findCustomer, getCustomer } from './customers.queries.ts';
import { insertNote } from './notes.ts';

type Base = Pick<Deps, 'db' | 'clock'>;

interface Merge {
  id: number;
  intoId: number;
  by: Actor;
}

/**
 * Points a customer, and all that are merged into it, to another one; if that one is merged itself, to the one it is
 * merged into. Each keeps its own records. The same merge again changes nothing. See docs/product/sales.md#customers.
 */
export function mergeCustomers({ db, clock }: Base, { id, intoId, by }: Merge): Promise<CustomerDetails> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    await lockMerges(trx);
    const customer = await getCustomer(trx, id);
    const target = await getTarget(trx, customer, intoId);
    if (customer.mergedIntoId === target.id) return getCustomerDetails(trx, id);
    await lockRecords(trx, 'customers', [id, target.id]);
    await trx
      .updateTable('customers')
      .set((set) => ({
        mergedIntoId: target.id,
        version: set('version', '+', 1),
        updatedAt: now.toISOString(),
      }))
      .where((where) => where.or([where('id', '=', id), where('mergedIntoId', '=', id)]))
      .execute();
    await updateCustomerSearchText(trx, id);
    if (customer.mergedIntoId !== null) await updateCustomerSearchText(trx, customer.mergedIntoId);
    await insertNote(trx, { ...mergeNote, customerId: target.id, text: mergedText(id), by, now });
    return getCustomerDetails(trx, id);
  });
}

/** Throws 422 for a target that is gone, or that is the customer itself. */
async function getTarget(trx: Trx, customer: CustomerRow, intoId: number): Promise<CustomerRow> {
  const named = await findCustomer(trx, intoId);
  const target = named?.mergedIntoId ? await findCustomer(trx, named.mergedIntoId) : named;
  if (!named || named.deletedAt !== null || !target || target.deletedAt !== null) {
    throw wrongField('intoId', 'This customer no longer exists');
  }
  if (target.id === customer.id) throw wrongField('intoId', 'Choose another customer');
  return target;
}

/** Makes the customer a separate one again, with its own records. Without a merge it changes nothing. */
export function unmergeCustomer(
  { db, clock }: Base,
  { id, by }: Omit<Merge, 'intoId'>,
): Promise<CustomerDetails> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    await lockMerges(trx);
    const customer = await getCustomer(trx, id);
    const { mergedIntoId } = customer;
    if (mergedIntoId === null) return getCustomerDetails(trx, id);
    await trx
      .updateTable('customers')
      .set((set) => ({ mergedIntoId: null, version: set('version', '+', 1), updatedAt: now.toISOString() }))
      .where('id', '=', id)
      .execute();
    await updateCustomerSearchText(trx, id);
    await updateCustomerSearchText(trx, mergedIntoId);
    await insertNote(trx, { ...mergeNote, customerId: mergedIntoId, text: unmergedText(id), by, now });
    return getCustomerDetails(trx, id);
  });
}

/** Without a name, which the erasure of that customer would leave here. */
const mergedText = (id: number) => `Customer ${id} was merged into this customer.`;
const unmergedText = (id: number) => `Customer ${id} is a separate customer again.`;
const mergeNote = { kind: 'merge' } as const;

/** Two merges at once could make a chain or a circle, and a merge beside a deletion a merged customer in the trash. */
export const lockMerges = (trx: Trx) => lockKeys(trx, ['customer-merges']);
