import type { Db } from '#kit/db/open.ts';
import type { Told } from '#sales/quotes/told.ts';

/** Stores with the lead how its customer was told. With `from`, only where that is what it says now. */
export async function noteTold(
  db: Db,
  { requestId, quoteId }: { requestId: number | null; quoteId: number | null },
  told: Told,
  from?: Told,
): Promise<void> {
  for (const [table, id] of [
    ['requests', requestId],
    ['quotes', quoteId],
  ] as const) {
    if (id === null) continue;
    await db
      .updateTable(table)
      .set({ told })
      .where('id', '=', id)
      .$if(from !== undefined, (query) => query.where('told', '=', from!))
      .execute();
  }
}

/** The confirmation of a lead that waited for a mailbox has left. */
export async function noteToldByEmail(db: Db, requestId: number): Promise<void> {
  for (const [table, column] of [
    ['requests', 'id'],
    ['quotes', 'requestId'],
  ] as const) {
    const update = db.updateTable(table).set({ told: 'email' }).where('told', '=', 'held-up');
    await update.where(column, '=', requestId).execute();
  }
}
