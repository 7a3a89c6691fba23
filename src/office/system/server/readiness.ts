import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { getEngine } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';

/** Enough for a lead with its emails, and for most photos. */
const neededBytes = 256 * 1024;

/**
 * Resolves if a lead could be stored now; throws the reason if not. Each check is a write, so simultaneous calls share
 * one.
 */
export function createReadiness(deps: Pick<Deps, 'db' | 'config'>): () => Promise<void> {
  let check: Promise<void> | null = null;
  return () => {
    check ??= Promise.all([writeNothing(deps), requireSpace(deps.config.dataDir)])
      .then(() => {})
      .finally(() => {
        check = null;
      });
    return check;
  };
}

/** Commits a change of nothing: unlike a read, it finds a lock, a full disk and a standby. */
const writeNothing = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const statement of probes[getEngine(db)]) await run(trx, statement);
  });

const probes = {
  sqlite: ['pragma application_id = 1'],
  postgres: [
    'lock table requests, quotes, uploads, outbox, idempotency_keys in row exclusive mode',
    "delete from idempotency_keys where scope = ''",
    'select pg_current_xact_id()',
  ],
};

const run = (trx: Trx, statement: string) => sql.raw(statement).execute(trx);

async function requireSpace(dataDir: string): Promise<void> {
  const uploads = join(dataDir, 'uploads');
  // Uploads may be stored elsewhere.
  for (const folder of [dataDir, ...(existsSync(uploads) ? [uploads] : [])]) {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < neededBytes) throw new Error(`The disk of ${folder} is full`);
  }
}
