import { getEngine } from './portable.ts';
import type { Trx } from './transaction.ts';

/**
 * Keeps all that the transaction reads of these tables true until it ends: on Postgres their changes wait, since each
 * counts itself in `page_sources` as it commits. On SQLite a transaction that writes after another's change begins
 * again anyway. Take it after the locks of requests and quotes; see docs/architecture.md#database.
 */
export async function relyOn(trx: Trx, ...sources: readonly ('services' | 'settings')[]): Promise<void> {
  if (getEngine(trx) === 'sqlite') return;
  await trx
    .selectFrom('pageSources')
    .select('version')
    .where('source', 'in', sources)
    .orderBy('source')
    .forShare()
    .execute();
}
