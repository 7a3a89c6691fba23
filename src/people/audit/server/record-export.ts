import { inTransaction } from '#kit/db/transaction.ts';
import { commandLine } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';

/** Call it before the file is sent. A search may be a customer's name, so the entry has only the names of filters. */
export const recordExport = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  file: string,
  filter: object = {},
): Promise<void> =>
  inTransaction(db, (trx) => {
    const filters = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : name));
    const subject = { kind: 'export', id: file } as const;
    return record(trx, { caller, type: 'exported', subject, after: { filters } }, clock());
  });

/** Without whose data it was: the log outlives an erasure. `caller` is null on the command line. */
export const recordPersonExport = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller | null,
): Promise<void> =>
  inTransaction(db, (trx) => {
    const by = caller ? { caller } : { by: commandLine };
    const subject = { kind: 'export', id: 'person.json' } as const;
    return record(trx, { ...by, type: 'person-exported', subject }, clock());
  });
