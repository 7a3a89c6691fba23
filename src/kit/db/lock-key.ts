import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { getEngine } from './portable.ts';
import type { Trx } from './transaction.ts';

/**
 * Locks names that may have no row yet, until the transaction ends. Call it once per transaction, before reading what
 * the names protect: locks taken in two calls could deadlock. On SQLite a write transaction is alone anyway.
 */
export async function lockKeys(trx: Trx, keys: readonly string[]): Promise<void> {
  if (getEngine(trx) === 'sqlite' || keys.length === 0) return;
  const numbers = [...new Set(keys.map(getNumber))].toSorted((one, other) => (one < other ? -1 : 1));
  // From left to right.
  const calls = numbers.map((number) => sql`pg_advisory_xact_lock(${String(number)}::bigint)`);
  await sql`select ${sql.join(calls)}`.execute(trx);
}

/** A collision only makes two transactions wait for each other. */
const getNumber = (key: string): bigint => createHash('sha256').update(key).digest().readBigInt64BE();
