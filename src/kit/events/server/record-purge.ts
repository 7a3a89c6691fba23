import type { Trx } from '#kit/db/transaction.ts';
import { automatic } from './actors.ts';
import { record } from './record.ts';

/** How many records the server has deleted for good. Nothing for none. */
export async function recordPurge(trx: Trx, records: string, count: number, now: Date): Promise<void> {
  if (count === 0) return;
  const event = { by: automatic, type: 'purged', subject: { kind: 'trash' } } as const;
  await record(trx, { ...event, after: { [records]: count } }, now);
}

type Purge = (trx: Trx, ids: readonly number[]) => Promise<unknown>;

/** The same purge, with its entry. */
export const withPurgeEntry =
  (records: string, purge: Purge, now: Date): Purge =>
  async (trx, ids) => {
    await purge(trx, ids);
    await recordPurge(trx, records, ids.length, now);
  };
