import { markDeletion } from '#kit/db/deleted-data.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import { createImporter, noOutcome } from './import-batch.ts';
import { getReader, lockImport, readRows } from './imports.queries.ts';
import type { ImportJob } from './imports.service.ts';
import { leaveRoom } from './leave-room.ts';
import { planDueAgain } from './plan-due-again.ts';

type ImportDeps = Pick<WorkerDeps, 'db' | 'clock' | 'log'>;

/** On SQLite everybody else waits for a batch; on Postgres each waits for the disk. */
const rowsAtOnce = { sqlite: 50, postgres: 200 };

/** Stores the rows of imports, one import at a time, in a copy of a site too: nothing leaves because of them. */
export const startImportWorker = (
  { db, clock, log }: ImportDeps,
  timing: Parameters<typeof startWorker>[2] = { pollMilliseconds: 5_000 },
): OutboxWorker =>
  startWorker(
    { db, clock, log },
    {
      kind: 'import',
      maxAtOnce: 1,
      deliver: (job, signal) => deliverImport({ db, clock }, job, signal),
      async onFailed(job) {
        const { importId } = JSON.parse(job.payload) as ImportJob;
        const running = db.updateTable('imports').set({ status: 'failed' }).where('id', '=', importId);
        await running.where('status', '=', 'running').execute();
      },
    },
    timing,
  );

/** A batch and the cursor behind it are one transaction, so a killed run goes on where it was. */
export async function deliverImport(
  { db, clock }: Pick<ImportDeps, 'db' | 'clock'>,
  job: Pick<OutboxRow, 'id' | 'payload'>,
  signal: AbortSignal,
): Promise<Outcome> {
  const { importId, plansAfter } = JSON.parse(job.payload) as ImportJob;
  const runBatch = () =>
    plansAfter === undefined ? storeBatch(importId) : planDueAgain(db, job.id, clock());
  for (let begun = performance.now(); await runBatch(); begun = performance.now()) {
    if (signal.aborted) {
      return { isSent: false, isPermanent: false, reason: 'The server stopped.', waitMilliseconds: 0 };
    }
    await leaveRoom(begun);
  }
  return { isSent: true };

  /** False once there is nothing left. */
  function storeBatch(id: number): Promise<boolean> {
    const now = clock();
    return inTransaction(db, async (trx) => {
      const own = await lockImport(trx, id);
      if (own.status !== 'running') return false;
      const rows = await readRows(trx, id, own.lastRow, rowsAtOnce[getEngine(db)]);
      if (rows.length === 0) {
        await trx
          .updateTable('imports')
          .set({ status: 'done', doneAt: now.toISOString() })
          .where('id', '=', id)
          .execute();
        await markDeletion(trx);
        return false;
      }
      const outcome = noOutcome();
      const reader = getReader(own, own.dateOrder || 'month', now);
      await createImporter(trx, own, reader, now).take(rows, outcome, trx);
      const lastRow = rows.at(-1)!.row;
      await trx
        .updateTable('imports')
        .set((set) => ({
          lastRow,
          done: set('done', '+', rows.length),
          created: set('created', '+', outcome.create),
          joined: set('joined', '+', outcome.join),
          duplicates: set('duplicates', '+', outcome.duplicates),
          refused: set('refused', '+', outcome.refused.length),
        }))
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('importRows').where('importId', '=', id).where('row', '<=', lastRow).execute();
      return true;
    });
  }
}
