import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';

/** Sums the money that came in, less what went back. */
export const sumCents = (movements: readonly Pick<MovementRow, 'amountCents'>[]): number =>
  movements.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The same of those that the caller selects, summed by the database. Tips are the crew's. */
export const sumMovements = (db: Db): SelectQueryBuilder<Schema, 'movements', { cents: number | null }> =>
  db
    .selectFrom('movements')
    .select(({ fn }) => fn.sum<number | null>('amountCents').as('cents'))
    .where('kind', '<>', 'tip');

type Payment = Pick<MovementRow, 'id' | 'amountCents'>;

/** The part of a payment that was neither paid back nor lost. `movements` has all that take it back. */
export const keptCents = ({ id, amountCents }: Payment, movements: readonly MovementRow[]): number =>
  amountCents + sumCents(movements.filter(({ refundOf }) => refundOf === id));

/**
 * Sums the payments for a quote, its deposits included. A deposit that booked nothing goes back and does not count, nor do
 * tips.
 */
export function paidForQuoteCents(movements: readonly MovementRow[]): number {
  const refused = new Set(movements.flatMap(({ id, refusal }) => (refusal === null ? [] : [id])));
  return sumCents(
    movements.filter(({ kind, id, refundOf }) => kind !== 'tip' && !refused.has(refundOf ?? id)),
  );
}
