import { markDeletion } from '#kit/db/deleted-data.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { importLimits } from '#office/imports/imports.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';

const rowsAtOnce = 500;

/** Deletes the rows that wait to be imported and name a person. Returns how many. */
export async function eraseImportRows(trx: Trx, { kind, value }: PersonKey): Promise<number> {
  const bears = (cells: string[]) =>
    cells.some((cell) =>
      kind === 'email' ? cell.toLowerCase().includes(value) : cell.replace(/\D/g, '').includes(value),
    );
  let erased = 0;
  for (let importId = 0, row = 0; ; ) {
    const rows = await trx
      .selectFrom('importRows')
      .selectAll()
      .where((where) =>
        where.or([
          where('importId', '>', importId),
          where.and([where('importId', '=', importId), where('row', '>', row)]),
        ]),
      )
      .orderBy('importId')
      .orderBy('row')
      .limit(rowsAtOnce)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    ({ importId, row } = last);
    for (const own of rows.filter(({ cells }) => bears(JSON.parse(cells) as string[]))) {
      await trx
        .deleteFrom('importRows')
        .where('importId', '=', own.importId)
        .where('row', '=', own.row)
        .execute();
      await trx
        .updateTable('imports')
        .set((set) => ({ total: set('total', '-', 1) }))
        .where('id', '=', own.importId)
        .execute();
      erased += 1;
    }
  }
  if (erased > 0) await markDeletion(trx);
  return erased;
}

/** After 30 days nobody runs or undoes an import: its rows go, and what an undo would restore. */
export async function sweepImports({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const before = new Date(clock().getTime() - importLimits.undoDays * 86_400_000).toISOString();
  const old = await db
    .selectFrom('imports')
    .select('id')
    .where('createdAt', '<', before)
    .where('status', '!=', 'running')
    .execute();
  for (const { id } of old) {
    for (let isMore = true; isMore; ) {
      isMore = await inTransaction(db, async (trx) => {
        const rows = await trx
          .selectFrom('importRows')
          .select('row')
          .where('importId', '=', id)
          .limit(rowsAtOnce)
          .execute();
        const numbers = rows.map(({ row }) => row);
        if (numbers.length === 0) return false;
        await trx.deleteFrom('importRows').where('importId', '=', id).where('row', 'in', numbers).execute();
        await trx.updateTable('imports').set({ status: 'failed', total: 0 }).where('id', '=', id).execute();
        await markDeletion(trx);
        return true;
      });
    }
    await db
      .deleteFrom('importJoins')
      .where('importId', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('imports').select('id').where('id', '=', id).where('doneAt', '<', before)),
      )
      .execute();
  }
}
