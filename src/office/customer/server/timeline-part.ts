import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';

export type Entry = Omit<TimelineEntry, 'cursor'>;

/** Where a kind continues: before this time, or at it with a lower id. */
export interface After {
  at: string;
  id: number;
}

export interface Part {
  /** Customers. */
  ids: readonly number[];
  after: After | null;
  limit: number;
}

export type Source = (db: Db, part: Part) => Promise<Entry[]>;

type Dated = 'requests' | 'quotes' | 'outbox' | 'uploads' | 'customerNotes' | 'invoices' | 'movements';

/** Most kinds have neither. */
export const none = { status: null, amount: null };

/** The next rows of a table after a position. */
export function newest<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  table: Dated,
  part: Part,
  id = `${table}.id`,
): SelectQueryBuilder<Schema, Tables, Row> {
  return newestAt(query, { at: sql.ref<string>(`${table}.createdAt`), id }, part);
}

/** The same by another time. */
export function newestAt<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { at, id: idColumn }: { at: RawBuilder<string>; id: string },
  { after, limit }: Part,
): SelectQueryBuilder<Schema, Tables, Row> {
  const id = sql.ref<number>(idColumn);
  const continued = after
    ? query.where((where: ExpressionBuilder<Schema, Tables>) =>
        where.or([
          sql<boolean>`${at} < ${after.at}`,
          sql<boolean>`(${at} = ${after.at} and ${id} < ${sql.lit(after.id)})`,
        ]),
      )
    : query;
  return continued.orderBy(at, 'desc').orderBy(id, 'desc').limit(limit);
}
