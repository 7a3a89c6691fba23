import type { Db } from '#kit/db/open.ts';
import type { Told } from '#sales/quotes/told.ts';

/** Stores with the lead how its customer was told. With `from`, only where that is what it says now. */
export async function noteTold(db: Db, requestId: number | null, told: Told, from?: Told): Promise<void> {
  if (requestId === null) return;
  await db
    .updateTable('requests')
    .set({ told })
    .where('id', '=', requestId)
    .$if(from !== undefined, (query) => query.where('told', '=', from!))
    .execute();
}
