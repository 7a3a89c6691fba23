import { basename } from 'node:path';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from './actors.ts';
import { record } from './record.ts';

export function recordBackup(
  trx: Trx,
  { actor, folder }: { actor: Actor; folder: string },
  now: Date,
): Promise<void> {
  const subject = { kind: 'backup', id: basename(folder) } as const;
  return record(trx, { by: actor, type: 'backup-made', subject }, now);
}
