import type { ExpressionBuilder } from 'kysely';
import { getBatches } from '#kit/db/batches.ts';
import { lockRecords } from '#kit/db/lock-record.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { purgeRecords } from '#people/personal-data/server/delete-records.ts';
import { updateCustomerSearchText } from './customer-search-text.ts';

/** Purges customers with all that belongs to them. Their requests and quotes must be gone. */
export const purgeCustomers = (trx: Trx, ids: readonly number[], now: Date): Promise<number> =>
  purgeRecords(trx, { customers: ids }, now);

/** Whether a customer has requests, quotes, visits or invoices of its own, in the trash or not. */
export const hasRecords = (customer: ExpressionBuilder<Schema, 'customers'>) =>
  customer.or(
    (['requests', 'quotes', 'visits', 'pastVisits', 'invoices'] as const).map((table) =>
      customer.exists(
        customer.selectFrom(table).select(`${table}.id`).whereRef(`${table}.customerId`, '=', 'customers.id'),
      ),
    ),
  );

/** Whether others were merged into a customer. */
export const hasMergedCustomers = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'customers'>) =>
  exists(
    selectFrom('customers as merged')
      .select('merged.id')
      .whereRef('merged.mergedIntoId', '=', 'customers.id'),
  );

/**
 * Purges customers who came only from purged leads, unless staff wrote notes about them. Searches no longer find the
 * others by purged data.
 */
export async function purgeUnusedCustomers(
  trx: Trx,
  customerIds: readonly (number | null)[],
  now: Date,
): Promise<void> {
  let candidates = [...new Set(customerIds.flatMap((id) => id ?? []))];
  const touched = candidates;
  while (candidates.length > 0) {
    // A lead that arrives now is stored first, or finds no customer.
    await lockRecords(trx, 'customers', candidates);
    const unused = await unusedAmong(trx, candidates);
    await purgeCustomers(
      trx,
      unused.map(({ id }) => id),
      now,
    );
    // The customers they were merged into may be unused now.
    candidates = unused.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  }
  for (const id of touched) await updateCustomerSearchText(trx, id);
}

async function unusedAmong(trx: Trx, ids: readonly number[]) {
  const unused: { id: number; mergedIntoId: number | null }[] = [];
  for (const batch of getBatches(ids)) {
    const rows = trx
      .selectFrom('customers')
      .select(['customers.id', 'customers.mergedIntoId'])
      .where('customers.id', 'in', batch)
      .where('customers.isEnteredByStaff', '=', 0)
      .where('customers.notes', '=', '')
      .where((customer) => customer.not(hasRecords(customer)))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('customerNotes')
              .select('customerNotes.id')
              .whereRef('customerNotes.customerId', '=', 'customers.id')
              .where('customerNotes.kind', '!=', 'merge'),
          ),
        ),
      )
      .where((customer) => customer.not(hasMergedCustomers(customer)));
    unused.push(...(await rows.execute()));
  }
  return unused;
}
