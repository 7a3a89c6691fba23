import { basename } from 'node:path';
import type { Trx } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/events/actors.ts';
import { record } from '#server/features/events/record.ts';

export function recordBackup(
  trx: Trx,
  { actor, folder }: { actor: Actor; folder: string },
  now: Date,
): Promise<void> {
  const subject = { kind: 'backup', id: basename(folder) } as const;
  return record(trx, { by: actor, type: 'backup-made', subject }, now);
}
