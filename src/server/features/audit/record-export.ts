import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { writeAudit } from './write-audit.ts';

/** Before the file is sent. A search may be a customer's name, so only the names of filters are written down. */
export const recordExport = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  file: string,
  filter: object = {},
): Promise<void> =>
  inTransaction(db, (trx) => {
    const filters = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : name));
    const subject = { kind: 'export', id: file } as const;
    return writeAudit(trx, { caller, action: 'exported', subject, after: { filters } }, clock());
  });
