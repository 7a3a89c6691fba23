import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import type { MovementRow } from '#server/db/tables/ledger.ts';

/** What came in, less what went back. */
export const sumCents = (movements: readonly Pick<MovementRow, 'amountCents'>[]): number =>
  movements.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The same of those that the caller selects, summed by the database. */
export const sumMovements = (db: Db): SelectQueryBuilder<Schema, 'movements', { cents: number | null }> =>
  db.selectFrom('movements').select(({ fn }) => fn.sum<number | null>('amountCents').as('cents'));

type Payment = Pick<MovementRow, 'id' | 'amountCents'>;

/** What was not paid back of a payment, and not lost. `movements` has all that take it back. */
export const keptCents = ({ id, amountCents }: Payment, movements: readonly MovementRow[]): number =>
  amountCents + sumCents(movements.filter(({ refundOf }) => refundOf === id));

/** What the customer has paid for a quote, as deposit or on its invoices. One that booked nothing goes back. */
export function paidForQuoteCents(movements: readonly MovementRow[]): number {
  const refused = new Set(movements.flatMap(({ id, refusal }) => (refusal === null ? [] : [id])));
  return sumCents(movements.filter(({ id, refundOf }) => !refused.has(refundOf ?? id)));
}
