import type { Db } from './open.ts';
import { getEngine } from './portable.ts';
import type { Trx } from './transaction.ts';

type Source = 'services' | 'settings';

/** By transaction, what has been read of each source that it relies on. */
const relied = new WeakMap<Db, Map<Source, Promise<unknown> | null>>();

/**
 * Keeps all that the transaction reads of these tables true until it ends: on Postgres their changes wait, since each
 * counts itself in `page_sources` as it commits. On SQLite a transaction that writes after another's change begins
 * again anyway. Take it after the locks of requests and quotes; see docs/architecture.md#database.
 */
export async function relyOn(trx: Trx, ...sources: readonly Source[]): Promise<void> {
  const known = relied.get(trx) ?? new Map<Source, null>();
  const added = sources.filter((source) => !known.has(source));
  if (added.length === 0) return;
  if (getEngine(trx) === 'postgres') {
    await trx
      .selectFrom('pageSources')
      .select('version')
      .where('source', 'in', added)
      .orderBy('source')
      .forShare()
      .execute();
  }
  for (const source of added) known.set(source, null);
  relied.set(trx, known);
}

/** Calls `read` once in a transaction that relies on the source, and elsewhere each time. One reader for a source. */
export function readRelied<Value>(db: Db, source: Source, read: () => Promise<Value>): Promise<Value> {
  const known = relied.get(db);
  if (!known?.has(source)) return read();
  const value = (known.get(source) as Promise<Value> | null) ?? read();
  known.set(source, value);
  return value;
}
