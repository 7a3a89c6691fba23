import type { Trx } from '#server/db/transaction.ts';
import { automatic, writeAudit } from './write-audit.ts';

/** How many records the server has deleted for good. Nothing for none. */
export async function recordPurge(trx: Trx, records: string, count: number, now: Date): Promise<void> {
  if (count === 0) return;
  const event = { actor: automatic, action: 'purged', subject: { kind: 'trash' } } as const;
  await writeAudit(trx, { ...event, after: { [records]: count } }, now);
}

type Purge = (trx: Trx, ids: readonly number[]) => Promise<unknown>;

/** The same purge, with its entry. */
export const withPurgeEntry =
  (records: string, purge: Purge, now: Date): Purge =>
  async (trx, ids) => {
    await purge(trx, ids);
    await recordPurge(trx, records, ids.length, now);
  };
