import type { Updateable } from 'kysely';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';
import type { MailConnectionRow } from './tables/mail-connection.ts';
import type { Trx } from './transaction.ts';

/** Tables with one row: how the site reaches another service. */
type ConnectionTable = 'mailConnection' | 'smsConnection' | 'stripeConnection' | 'writerConnection';

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

type SendingTable = 'mailConnection' | 'smsConnection';

/** Stores the connection that has just sent something, with the time of its test if there was one. Writes once for each. */
export async function noteWorked(db: Db, table: SendingTable, fingerprint: string, now: Date): Promise<void> {
  const workedAt = now.toISOString();
  await db
    .insertInto(table)
    .values({ id: 1, workedWith: fingerprint, workedAt })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ case: when, ref }) => ({
          workedWith: fingerprint,
          workedAt: when()
            .when(`${table}.testedWith`, '=', fingerprint)
            .then(ref(`${table}.testedAt`))
            .else(workedAt)
            .end(),
        }))
        .where(`${table}.workedWith`, '!=', fingerprint),
    )
    .execute();
}

/**
 * Stores that a tested connection works, which may be saved later. What is known of the one in use stays. Called in the slot
 * of the test.
 */
export async function noteTested(
  db: Db,
  table: SendingTable,
  { tested, inUse }: { tested: Fingerprinted; inUse: Fingerprinted | null },
  now: Date,
): Promise<void> {
  const row = db.updateTable(table).where('id', '=', 1);
  if (inUse) {
    await row
      .set(({ ref }) => ({ workedWith: ref('testedWith'), workedAt: ref('testedAt') }))
      .where('testedWith', '=', inUse.fingerprint)
      .where('workedWith', '!=', inUse.fingerprint)
      .execute();
  }
  await row
    .set({ testedWith: tested.fingerprint, testedAt: now.toISOString() })
    .where('testedWith', '!=', tested.fingerprint)
    .execute();
}

interface Fingerprinted {
  fingerprint: string;
}

type Known = Pick<MailConnectionRow, 'workedWith' | 'workedAt' | 'testedWith' | 'testedAt'>;

/** Null: nothing has been sent through it yet. */
export function worksSince(
  { workedWith, workedAt, testedWith, testedAt }: Known,
  inUse: Fingerprinted | null,
): string | null {
  if (inUse?.fingerprint === workedWith) return workedAt;
  return inUse?.fingerprint === testedWith ? testedAt : null;
}

/** Stores the changes if the row still has that version; false if it has another. */
export async function updateConnection<Table extends ConnectionTable>(
  trx: Trx,
  table: Table,
  version: number,
  changes: Updateable<Schema[Table]>,
): Promise<boolean> {
  await ensureRow(trx, table);
  const { numUpdatedRows } = await trx
    .updateTable(table as ConnectionTable)
    .set({ ...(changes as Updateable<Schema[ConnectionTable]>), version: version + 1 })
    .where('id', '=', 1)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes the row where no migration has. */
const ensureRow = (db: Db, table: ConnectionTable) =>
  db
    .insertInto(table)
    .values({ id: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
