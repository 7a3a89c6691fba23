import type { Trx } from '#kit/db/transaction.ts';
import { updateCustomerSearchText } from './customer-search-text.ts';
import { customerColumns } from './customers.queries.ts';
import { purgeCustomers } from './purge-customers.ts';

/**
 * Erases customers; what belongs to them must be gone. A customer whom other leads joined becomes the customer of those
 * and gets the contact of the oldest.
 */
export async function eraseCustomers(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const gone: number[] = [];
  for (const id of ids) {
    const lead = (await findOldestLead(trx, 'requests', id)) ?? (await findOldestLead(trx, 'quotes', id));
    if (!lead) {
      gone.push(id);
      continue;
    }
    await trx
      .updateTable('customers')
      .set((set) => ({
        ...customerColumns(lead),
        notes: '',
        isEnteredByStaff: 0,
        isEmailFromStaff: 0,
        isPhoneFromStaff: 0,
        mergedIntoId: null,
        version: set('version', '+', 1),
        updatedAt: now.toISOString(),
      }))
      .where('id', '=', id)
      .execute();
    await trx.updateTable('customers').set({ mergedIntoId: null }).where('mergedIntoId', '=', id).execute();
    await updateCustomerSearchText(trx, id);
  }
  await purgeCustomers(trx, gone, now);
}

const findOldestLead = (trx: Trx, table: 'requests' | 'quotes', customerId: number) =>
  trx
    .selectFrom(table)
    .select(['firstName', 'lastName', 'email', 'phone'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
