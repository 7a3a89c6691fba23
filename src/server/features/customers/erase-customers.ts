import { markDeletion } from '#server/db/deleted-data.ts';
import type { Trx } from '#server/db/transaction.ts';
import { updateCustomerSearchText } from './customer-search-text.ts';
import { customerColumns } from './customers.queries.ts';
import { purgeCustomers } from './purge-customers.ts';

/**
 * Erases customers; their own leads must be gone. A customer whom other leads joined becomes the customer of those: it
 * gets the contact of the oldest, and keeps only what follows them.
 */
export async function eraseCustomers(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  const gone: number[] = [];
  for (const id of ids) {
    const lead = (await oldestOf(trx, 'requests', id)) ?? (await oldestOf(trx, 'quotes', id));
    if (!lead) {
      gone.push(id);
      continue;
    }
    await markDeletion(trx);
    await eraseOwn(trx, id);
    await trx
      .updateTable('customers')
      .set((set) => ({
        ...customerColumns(lead),
        notes: '',
        isEnteredByStaff: 0,
        mergedIntoId: null,
        version: set('version', '+', 1),
        updatedAt: now.toISOString(),
      }))
      .where('id', '=', id)
      .execute();
    await trx.updateTable('customers').set({ mergedIntoId: null }).where('mergedIntoId', '=', id).execute();
    await updateCustomerSearchText(trx, id);
  }
  await purgeCustomers(trx, gone);
}

const oldestOf = (trx: Trx, table: 'requests' | 'quotes', customerId: number) =>
  trx
    .selectFrom(table)
    .select(['firstName', 'lastName', 'email', 'phone'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** What follows no lead, and addresses at which no visit of a lead that stays took place. */
async function eraseOwn(trx: Trx, customerId: number): Promise<void> {
  for (const table of ['messages', 'customerNotes'] as const) {
    await trx.deleteFrom(table).where('customerId', '=', customerId).where('quoteId', 'is', null).execute();
  }
  await trx
    .deleteFrom('properties')
    .where('customerId', '=', customerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('visits').select('visits.id').whereRef('visits.propertyId', '=', 'properties.id')),
      ),
    )
    .execute();
  const invoices = trx.updateTable('invoices').set({ customerId: null });
  await invoices.where('customerId', '=', customerId).where('quoteId', 'is', null).execute();
}
