import { toFlag } from '#kit/db/portable.ts';
import type { ImportRow } from '#kit/db/tables/imports.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import {
  type Import,
  type ImportCheck,
  type ImportMapping,
  type ImportStatus,
  importFields,
} from '#office/imports/imports.ts';
import { createImporter, noOutcome } from './import-batch.ts';
import {
  findDateOrder,
  getColumns,
  getImport,
  getMapping,
  getReader,
  listImports,
  lockImport,
  readAllRows,
  readRows,
} from './imports.queries.ts';
import { toImport } from './imports.serializer.ts';
import { leaveRoom } from './leave-room.ts';
import { storeFile } from './store-file.ts';

type Base = Pick<Deps, 'db' | 'clock'>;

const sampleRows = 5;
/** A check with more would take the event loop for too long. */
const rowsAtOnce = 100;

export async function createImport(
  deps: Base,
  by: Actor,
  file: Omit<Parameters<typeof storeFile>[1], 'by'>,
): Promise<Import> {
  const id = await storeFile(deps, { ...file, by });
  return presentImport(deps, id);
}

export async function presentImport({ db, clock }: Base, id: number): Promise<Import> {
  return toImport(await getImport(db, id), await readRows(db, id, 0, sampleRows), clock());
}

/** Newest first, without their rows. */
export const presentImports = async ({ db, clock }: Base): Promise<Import[]> =>
  (await listImports(db)).map((row) => toImport(row, [], clock()));

/** Columns that are left out stay as they are. */
export async function changeMapping(deps: Base, id: number, changes: ImportMapping): Promise<Import> {
  await inTransaction(deps.db, async (trx) => {
    const row = await lockImport(trx, id);
    requireStatus(row, 'mapped', 'checked');
    const columns = getColumns(row);
    for (const [column, field] of Object.entries(changes)) {
      if (!columns.includes(column)) throw wrongField(`mapping.${column}`, 'The file has no such column');
      if (field !== null && !importFields[row.kind].includes(field)) {
        throw wrongField(`mapping.${column}`, 'This field doesn’t belong to what is imported');
      }
    }
    const mapping = JSON.stringify({ ...getMapping(row), ...changes });
    await trx.updateTable('imports').set({ mapping, status: 'mapped' }).where('id', '=', id).execute();
  });
  return presentImport(deps, id);
}

/** Goes through all rows and stores none. */
export async function checkImport({ db, clock }: Base, id: number): Promise<ImportCheck> {
  const now = clock();
  const row = await getImport(db, id);
  requireStatus(row, 'mapped', 'checked');
  const dateOrder = await findDateOrder(db, row);
  const importer = createImporter(db, row, getReader(row, dateOrder, now), now);
  const outcome = noOutcome();
  if (importer.expect) {
    for await (const rows of readAllRows(db, id, rowsAtOnce)) {
      importer.expect(rows);
      await new Promise(setImmediate);
    }
  }
  for await (const rows of readAllRows(db, id, rowsAtOnce)) {
    const begun = performance.now();
    await importer.take(rows, outcome);
    await leaveRoom(begun);
  }
  await db
    .updateTable('imports')
    .set({ status: 'checked', dateOrder })
    .where('id', '=', id)
    .where('status', '=', 'mapped')
    .where('mapping', '=', row.mapping)
    .execute();
  outcome.refused.sort((one, other) => one.row - other.row);
  return outcome;
}

/** Begins, or goes on after a failure. The same call again changes nothing. */
export async function runImport(
  deps: Base & Pick<Deps, 'wakeOutbox'>,
  caller: Caller,
  id: number,
): Promise<Import> {
  const { db, clock } = deps;
  const now = clock();
  const dateOrder = await findDateOrder(db, await getImport(db, id));
  await inTransaction(db, async (trx) => {
    const row = await lockImport(trx, id);
    if (row.status === 'running' || row.status === 'done') return;
    if (row.status !== 'failed' || row.total === 0) requireStatus(row, 'mapped', 'checked');
    // A failed run keeps its order: the rows that showed it may be stored already.
    const order = (row.status === 'failed' && row.dateOrder) || dateOrder;
    await trx
      .updateTable('imports')
      .set({ status: 'running', dateOrder: order })
      .where('id', '=', id)
      .execute();
    await enqueueImport(trx, { importId: id }, now);
    const after = { kind: row.kind, rows: row.total };
    await record(trx, { caller, type: 'import-run', subject: { kind: 'import', id }, after }, now);
  });
  deps.wakeOutbox();
  return presentImport(deps, id);
}

/** Whether those whom it added get offers and follow-ups, and whether its visits count for “due again”. */
export async function allowMarketing(
  deps: Base & Pick<Deps, 'wakeOutbox'>,
  caller: Caller,
  id: number,
  isAllowed: boolean,
): Promise<Import> {
  const now = deps.clock();
  await inTransaction(deps.db, async (trx) => {
    const row = await lockImport(trx, id);
    requireStatus(row, 'done', 'undone');
    if (row.isMarketingAllowed === toFlag(isAllowed)) return;
    await trx
      .updateTable('imports')
      .set({ isMarketingAllowed: toFlag(isAllowed) })
      .where('id', '=', id)
      .execute();
    if (isAllowed) await enqueueImport(trx, { importId: id, plansAfter: 0 }, now);
    const subject = { kind: 'import', id } as const;
    const after = { isMarketingAllowed: isAllowed };
    await record(trx, { caller, type: 'import-marketing-changed', subject, after }, now);
  });
  deps.wakeOutbox();
  return presentImport(deps, id);
}

export interface ImportJob {
  importId: number;
  /** Set where “due again” is to be planned, for customers with higher ids. */
  plansAfter?: number;
  /** When the next of those leaves who are overdue. */
  overdueAt?: string;
}

const enqueueImport = (trx: Trx, job: ImportJob, now: Date) =>
  enqueue(trx, [{ kind: 'import', payload: JSON.stringify(job), isAboutNobody: true }], now);

const states: Record<ImportStatus, string> = {
  mapped: 'has not been run yet',
  checked: 'has not been run yet',
  running: 'is running',
  done: 'is done',
  undone: 'was undone',
  failed: 'failed',
};

export function requireStatus({ status }: ImportRow, ...allowed: ImportStatus[]): void {
  if (!allowed.includes(status)) throw new AppError('wrong-state', `This import ${states[status]}.`);
}
