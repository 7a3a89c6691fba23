import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Db } from './open.ts';

/** Tables with one row: how the site reaches another service. */
type ConnectionTable = 'mailConnection' | 'smsConnection' | 'stripeConnection';

/** Longer than a test may take; after a crash the next one waits that long. */
const slotMilliseconds = 40_000;

/** Runs one test or change of a connection at a time, on all instances together. Throws wrong-state while another runs. */
export async function inConnectionSlot<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  table: ConnectionTable,
  run: () => Promise<Result>,
  whatRuns = 'A test is still running',
): Promise<Result> {
  const slot = await takeSlot(db, table, clock(), whatRuns);
  try {
    return await run();
  } finally {
    await db
      .updateTable(table)
      .set({ testingUntil: null })
      .where('id', '=', 1)
      .where('testingUntil', '=', slot)
      .execute();
  }
}

async function takeSlot(db: Db, table: ConnectionTable, now: Date, whatRuns: string): Promise<string> {
  const testingUntil = new Date(now.getTime() + slotMilliseconds).toISOString();
  await ensureRow(db, table);
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ testingUntil })
    .where('id', '=', 1)
    .where((where) =>
      where.or([where('testingUntil', 'is', null), where('testingUntil', '<=', now.toISOString())]),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return testingUntil;
  throw new AppError('wrong-state', `${whatRuns}. Wait half a minute, then try again.`);
}

/** Stores the connection that has just sent something. Writes once for each. */
export async function noteWorked(
  db: Db,
  table: 'mailConnection' | 'smsConnection',
  fingerprint: string,
  now: Date,
): Promise<void> {
  const worked = { workedWith: fingerprint, workedAt: now.toISOString() };
  await db
    .insertInto(table)
    .values({ id: 1, ...worked })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(worked).where(`${table}.workedWith`, '!=', fingerprint),
    )
    .execute();
}

/** Makes the row where no migration has. */
export const ensureRow = (db: Db, table: ConnectionTable) =>
  db
    .insertInto(table)
    .values({ id: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
