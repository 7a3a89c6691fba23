import { toFlag } from '#kit/db/portable.ts';
import type { ImportRow } from '#kit/db/tables/imports.ts';
import type { Trx } from '#kit/db/transaction.ts';
import {
  customerSearchText,
  updateCustomerSearchText,
} from '#sales/customers/server/customer-search-text.ts';
import { customerColumns } from '#sales/customers/server/customers.queries.ts';
import type { Change } from './plan-entries.ts';

/** Stores what the rows of a batch add. Nothing is announced, planned or sent because of it. */
export async function writeChanges(
  trx: Trx,
  { id: importId }: Pick<ImportRow, 'id'>,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const added = changes.filter(({ entry }) => entry);
  if (added.length > 0) {
    const rows = await trx
      .insertInto('customers')
      .values(
        added.map(({ known, entry, addresses }) => {
          const contact = { ...entry!, email: known.email, phone: known.phone };
          return {
            ...customerColumns(contact),
            language: entry!.language ?? 'en',
            notes: known.notes,
            isEnteredByStaff: toFlag(true),
            isEmailFromStaff: toFlag(true),
            isPhoneFromStaff: toFlag(true),
            searchText: customerSearchText([contact], [], addresses),
            importId,
            createdAt: time,
            updatedAt: time,
          };
        }),
      )
      .returning('id')
      .execute();
    const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
    for (const [index, { known }] of added.entries()) known.id = ids[index]!;
  }
  const properties = changes.flatMap(({ known, addresses }) =>
    addresses.map((address) => ({
      ...address,
      customerId: known.id!,
      importId,
      createdAt: time,
      updatedAt: time,
    })),
  );
  if (properties.length > 0) await trx.insertInto('properties').values(properties).execute();
  const visits = changes.flatMap(({ known, visits: own }) =>
    own.map((visit) => ({ ...visit, customerId: known.id!, importId, createdAt: time })),
  );
  if (visits.length > 0) await trx.insertInto('pastVisits').values(visits).execute();
  for (const change of changes) if (!change.entry) await changeKnown(trx, importId, change, time);
}

/** A customer that this import has added is no older record that its undo would have to restore. */
async function changeKnown(
  trx: Trx,
  importId: number,
  { known, before, addresses }: Change,
  time: string,
): Promise<void> {
  const id = known.id!;
  const isOwn = known.importId === importId;
  const after = {
    ...('email' in before && { email: known.email }),
    ...('phone' in before && { phone: known.phone }),
    ...('notes' in before && { notes: known.notes }),
  };
  if (Object.keys(before).length > 0) {
    const row = await trx.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await trx
      .updateTable('customers')
      .set((set) => ({
        ...customerColumns({ ...row, email: known.email, phone: known.phone }),
        notes: known.notes,
        ...('email' in before && { isEmailFromStaff: toFlag(true) }),
        ...('phone' in before && { isPhoneFromStaff: toFlag(true) }),
        ...(!isOwn && { version: set('version', '+', 1), updatedAt: time }),
      }))
      .where('id', '=', id)
      .execute();
  }
  if (!isOwn && Object.keys(before).length > 0) {
    await trx
      .insertInto('importJoins')
      .values({ importId, customerId: id, before: JSON.stringify(before), after: JSON.stringify(after) })
      .execute();
  }
  if (addresses.length > 0 || 'email' in before || 'phone' in before) await updateCustomerSearchText(trx, id);
}
