import { basename } from 'node:path';
import type { Trx } from '#server/db/transaction.ts';
import { type automatic, writeAudit } from './write-audit.ts';

export function recordBackup(
  trx: Trx,
  { actor, folder }: { actor: typeof automatic; folder: string },
  now: Date,
): Promise<void> {
  const subject = { kind: 'backup', id: basename(folder) } as const;
  return writeAudit(trx, { actor, action: 'backup-made', subject }, now);
}
