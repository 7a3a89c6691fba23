import { nextPosition } from '#company/catalog/server/services.queries.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Db } from '#kit/db/open.ts';
import type { ImportRow } from '#kit/db/tables/imports.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { TableRow } from './imports.queries.ts';
import { listCandidates } from './known-customers.ts';
import { createPlanner, type Decision } from './plan-entries.ts';
import { type Entry, plainKey, type RowReader, readEntry } from './read-row.ts';
import { readService, type ServiceEntry } from './read-service.ts';
import { RowFault } from './read-values.ts';
import { writeChanges } from './write-changes.ts';

export interface Outcome {
  create: number;
  join: number;
  duplicates: number;
  refused: { row: number; reason: string }[];
}

export const noOutcome = (): Outcome => ({ create: 0, join: 0, duplicates: 0, refused: [] });

/** Decides about batches of rows, one after the other, and stores them if it is given a transaction. */
export interface Importer {
  /** Tells of all rows beforehand, so that a check holds few of them in memory. */
  expect?: (rows: readonly TableRow[]) => void;
  take: (rows: readonly TableRow[], outcome: Outcome, trx?: Trx) => Promise<void>;
}

export const createImporter = (db: Db, row: ImportRow, reader: RowReader, now: Date): Importer =>
  row.kind === 'services' ? serviceImporter(db, row, reader, now) : customerImporter(db, row, reader, now);

function customerImporter(db: Db, own: ImportRow, reader: RowReader, now: Date): Importer {
  const planner = createPlanner(reader.today);
  const readEntries = (rows: readonly TableRow[], outcome: Outcome) =>
    readAll<Entry>(rows, outcome, (cells) => readEntry(reader, cells));
  return {
    expect(rows) {
      for (const { row, value } of readEntries(rows, noOutcome())) planner.expect(value, row);
    },
    async take(rows, outcome, trx) {
      const read = readEntries(rows, outcome);
      planner.learn(
        await listCandidates(
          trx ?? db,
          read.map(({ value }) => value),
          trx,
        ),
      );
      for (const { row, value } of read) {
        count(outcome, row, () => planner.plan(value));
      }
      const changes = planner.takeChanges();
      if (trx) await writeChanges(trx, own, changes, now);
      planner.forget(rows.at(-1)!.row);
    },
  };
}

function serviceImporter(db: Db, own: ImportRow, reader: RowReader, now: Date): Importer {
  let known: Set<string> | undefined;
  const keyOf = ({ category, title }: Pick<ServiceEntry, 'category' | 'title'>) =>
    `${category} ${plainKey(title)}`;
  return {
    async take(rows, outcome, trx) {
      if (trx) await lockKeys(trx, ['imported-services']);
      // Also makes the present categories known to this process.
      await readSettings(trx ?? db);
      known ??= new Set(
        (
          await (trx ?? db)
            .selectFrom('services')
            .select(['category', 'title'])
            .where('deletedAt', 'is', null)
            .execute()
        ).map(keyOf),
      );
      for (const { row, value } of readAll(rows, outcome, (cells) => readService(reader, cells))) {
        const key = keyOf(value);
        const isKnown = known.has(key);
        known.add(key);
        count(outcome, row, () => (isKnown ? 'duplicate' : 'create'));
        if (trx && !isKnown) await insertService(trx, own.id, value, now);
      }
    },
  };
}

async function insertService(
  trx: Trx,
  importId: number,
  { priceCents, minutes, ...service }: ServiceEntry,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('services')
    .values({
      ...service,
      originalPriceCents: priceCents,
      discountedPriceCents: priceCents,
      durationMinutes: minutes,
      isAddOn: 0,
      isActive: 1,
      position: await nextPosition(trx, service.category),
      importId,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      deletedAt: null,
    })
    .execute();
}

function readAll<Value>(
  rows: readonly TableRow[],
  outcome: Outcome,
  read: (cells: string[]) => Value,
): { row: number; value: Value }[] {
  return rows.flatMap(({ row, cells }) => {
    try {
      return [{ row, value: read(cells) }];
    } catch (error) {
      refuse(outcome, row, error);
      return [];
    }
  });
}

function count(outcome: Outcome, row: number, decide: () => Decision): void {
  try {
    const decision = decide();
    outcome[decision === 'duplicate' ? 'duplicates' : decision] += 1;
  } catch (error) {
    refuse(outcome, row, error);
  }
}

function refuse(outcome: Outcome, row: number, error: unknown): void {
  if (!(error instanceof RowFault)) throw error;
  outcome.refused.push({ row, reason: error.message });
}
