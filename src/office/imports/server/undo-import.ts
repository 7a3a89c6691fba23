import { lockRecords } from '#kit/db/lock-record.ts';
import type { CustomerRow } from '#kit/db/tables/customers.ts';
import type { ImportRow } from '#kit/db/tables/imports.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { fullName } from '#kit/text/person.ts';
import type { ImportUndo } from '#office/imports/imports.ts';
import { purgeRecords } from '#people/personal-data/server/delete-records.ts';
import { updateCustomerSearchText } from '#sales/customers/server/customer-search-text.ts';
import { customerColumns } from '#sales/customers/server/customers.queries.ts';
import { purgeCustomers } from '#sales/customers/server/purge-customers.ts';
import { getImport, lockImport } from './imports.queries.ts';
import { undoableUntil } from './imports.serializer.ts';
import { requireStatus } from './imports.service.ts';

const atOnce = 100;

/**
 * Takes back what nobody has touched since: the customers, visits and services that the import added, and what it added
 * to others. Works some at a time, so an undo that was killed is called again.
 */
export async function undoImport(
  { db, clock, pages }: Pick<Deps, 'db' | 'clock' | 'pages'>,
  caller: Caller,
  id: number,
): Promise<ImportUndo> {
  const now = clock();
  const row = await getImport(db, id);
  requireStatus(row, 'done', 'undone');
  if (row.status === 'done' && undoableUntil(row, now) === null) {
    throw new AppError('wrong-state', 'An import can be undone for 30 days. Delete what is wrong by hand.');
  }
  const undone: ImportUndo = { removed: 0, stays: [] };
  const undoBatch = row.kind === 'services' ? undoServices : undoCustomers;
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await inTransaction(db, (trx) => undoBatch(trx, row, from, undone, now));
    await new Promise(setImmediate);
  }
  if (row.kind !== 'services') {
    while (await inTransaction(db, (trx) => undoJoins(trx, row, undone, now)));
    while (await inTransaction(db, (trx) => undoAdditions(trx, row, now)));
  }
  await inTransaction(db, async (trx) => {
    const { status } = await lockImport(trx, id);
    if (status !== 'done') return;
    await trx.updateTable('imports').set({ status: 'undone' }).where('id', '=', id).execute();
    const after = { removed: undone.removed };
    await record(trx, { caller, type: 'import-undone', subject: { kind: 'import', id }, after }, now);
  });
  if (row.kind === 'services') pages.invalidate('services');
  return undone;
}

/** Returns the last id of the batch, or null once there are none. */
async function undoServices(
  trx: Trx,
  { id: importId }: ImportRow,
  after: number,
  undone: ImportUndo,
): Promise<number | null> {
  const rows = await trx
    .selectFrom('services')
    .selectAll()
    .select((select) =>
      select
        .exists(select.selectFrom('quoteItems').select('id').whereRef('serviceId', '=', 'services.id'))
        .as('isQuoted'),
    )
    .where('importId', '=', importId)
    .where('deletedAt', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const { id, title, version, isQuoted } of rows) {
    const reason = isQuoted ? 'A quote has it' : version > 1 ? 'Edited since' : null;
    if (reason) undone.stays.push({ kind: 'service', id, name: title, reason });
    else {
      await trx.deleteFrom('services').where('id', '=', id).execute();
      undone.removed += 1;
    }
  }
  return rows.at(-1)?.id ?? null;
}

async function undoCustomers(
  trx: Trx,
  { id: importId }: ImportRow,
  after: number,
  undone: ImportUndo,
  now: Date,
): Promise<number | null> {
  const added = () =>
    trx.selectFrom('customers').selectAll().where('importId', '=', importId).where('deletedAt', 'is', null);
  const found = await added().where('id', '>', after).orderBy('id').limit(atOnce).execute();
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return null;
  await lockRecords(trx, 'customers', ids);
  const touched = await listTouched(trx, importId, ids);
  const rows = await added().where('id', 'in', ids).execute();
  const untouched: number[] = [];
  for (const row of rows) {
    const reason =
      touched.get(row.id) ??
      (row.mergedIntoId !== null ? 'Merged since' : row.version > 1 ? 'Edited since' : null);
    if (reason) undone.stays.push(staying(row, reason));
    else untouched.push(row.id);
  }
  await purgeCustomers(trx, untouched, now);
  undone.removed += untouched.length;
  return ids.at(-1)!;
}

const staying = (row: CustomerRow, reason: string) =>
  ({ kind: 'customer', id: row.id, name: fullName(row), reason }) as const;

/** Why customers stay: for each the weightiest reason. */
async function listTouched(trx: Trx, importId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  const add = (rows: readonly { customerId: number | null }[], reason: string) => {
    for (const { customerId } of rows) reasons.set(customerId!, reasons.get(customerId!) ?? reason);
  };
  const records = [
    ['visits', 'Has a visit'],
    ['invoices', 'Has an invoice'],
    ['quotes', 'Has a quote'],
    ['requests', 'Has a request'],
    ['customerNotes', 'Has a note'],
    ['texts', 'Has a text'],
  ] as const;
  for (const [table, reason] of records) {
    add(await trx.selectFrom(table).select('customerId').where('customerId', 'in', ids).execute(), reason);
  }
  add(
    await trx
      .selectFrom('pastVisits')
      .select('customerId')
      .where('customerId', 'in', ids)
      .where('importId', '!=', importId)
      .execute(),
    'Another import added to it',
  );
  add(
    await trx
      .selectFrom('properties')
      .select('customerId')
      .where('customerId', 'in', ids)
      .where(({ or, eb }) =>
        or([
          eb('importId', 'is', null),
          eb('importId', '!=', importId),
          eb('version', '>', 1),
          eb('deletedAt', 'is not', null),
        ]),
      )
      .execute(),
    'An address was added or edited',
  );
  const merged = await trx
    .selectFrom('customers')
    .select('mergedIntoId as customerId')
    .where('mergedIntoId', 'in', ids)
    .execute();
  add(merged, 'Another customer was merged into it');
  return reasons;
}

/** Takes back what it wrote into customers who were known before, where it still stands. False once there is nothing left. */
async function undoJoins(
  trx: Trx,
  { id: importId }: ImportRow,
  undone: ImportUndo,
  now: Date,
): Promise<boolean> {
  const joins = await trx
    .selectFrom('importJoins')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('id', 'desc')
    .limit(atOnce)
    .execute();
  await lockRecords(trx, 'customers', [...new Set(joins.map(({ customerId }) => customerId))]);
  for (const { id, customerId, ...join } of joins) {
    const row = await trx
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const before = JSON.parse(join.before) as Partial<Pick<CustomerRow, 'email' | 'phone' | 'notes'>>;
    const after = JSON.parse(join.after) as typeof before;
    const names = Object.keys(before) as (keyof typeof before)[];
    const own = names.filter((name) => row[name] === after[name]);
    if (own.length < names.length) undone.stays.push(staying(row, 'Edited since'));
    if (own.length > 0) {
      const former = { ...row, ...Object.fromEntries(own.map((name) => [name, before[name]])) };
      await trx
        .updateTable('customers')
        .set((set) => ({
          ...customerColumns(former),
          notes: former.notes,
          version: set('version', '+', 1),
          updatedAt: now.toISOString(),
        }))
        .where('id', '=', customerId)
        .execute();
      await updateCustomerSearchText(trx, customerId);
    }
    await trx.deleteFrom('importJoins').where('id', '=', id).execute();
  }
  return joins.length > 0;
}

/** Its visits and addresses of customers who were known before. An address at which somebody booked stays. */
async function undoAdditions(trx: Trx, { id: importId }: ImportRow, now: Date): Promise<boolean> {
  const visits = await trx
    .selectFrom('pastVisits')
    .innerJoin('customers', 'customers.id', 'pastVisits.customerId')
    .select('pastVisits.id')
    .where('pastVisits.importId', '=', importId)
    .where((where) =>
      where.or([where('customers.importId', 'is', null), where('customers.importId', '!=', importId)]),
    )
    .limit(atOnce)
    .execute();
  const properties = await trx
    .selectFrom('properties')
    .innerJoin('customers', 'customers.id', 'properties.customerId')
    .select(['properties.id', 'properties.customerId'])
    .where('properties.importId', '=', importId)
    .where('properties.version', '=', 1)
    .where('properties.deletedAt', 'is', null)
    .where((where) =>
      where.or([where('customers.importId', 'is', null), where('customers.importId', '!=', importId)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('visits').select('visits.id').whereRef('visits.propertyId', '=', 'properties.id')),
      ),
    )
    .limit(atOnce)
    .execute();
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  await purgeRecords(trx, { pastVisits: idsOf(visits), properties: idsOf(properties) }, now);
  for (const { customerId } of properties) await updateCustomerSearchText(trx, customerId);
  return visits.length + properties.length > 0;
}
