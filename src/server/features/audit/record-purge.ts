import type { Trx } from '#server/db/transaction.ts';
import { automatic } from '#server/features/events/actors.ts';
import { record } from '#server/features/events/record.ts';

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
