import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Schema {
  invoices: {
    id: number;
    quoteId: number | null;
    status: string;
    creditOf: number | null;
    coveredCents: number;
    coveredItems: string;
  };
  quoteItems: { id: number; quoteId: number; serviceId: number | null; title: string; quantity: number };
}

const quotesAtOnce = 500;

/**
 * Stores which part of its quote an invoice bills. The newest invoice of a quote bills all of it, as it did so far:
 * nothing tells whether a line came later.
 */
export function invoiceCoverage(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const invoices = db.schema.alterTable('invoices');
      await invoices
        .addColumn('covered_cents', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable('invoices')
        .addColumn('covered_items', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await coverAll(db as Kysely<Schema>);
    },
  };
}

async function coverAll(db: Kysely<Schema>): Promise<void> {
  const newest = await db
    .selectFrom('invoices')
    .select((select) => ['quoteId', select.fn.max('id').as('id')])
    .where('quoteId', 'is not', null)
    .where('status', '<>', 'void')
    .where('creditOf', 'is', null)
    .groupBy('quoteId')
    .execute();
  for (let start = 0; start < newest.length; start += quotesAtOnce) {
    const some = newest.slice(start, start + quotesAtOnce);
    const quoteIds = some.map(({ quoteId }) => quoteId!);
    const items = await db
      .selectFrom('quoteItems')
      .select(['id', 'quoteId', 'serviceId', 'title', 'quantity'])
      .where('quoteId', 'in', quoteIds)
      .orderBy('id')
      .execute();
    const itemsByQuote = Map.groupBy(items, (item) => item.quoteId);
    for (const { id, quoteId } of some) {
      const covered = (itemsByQuote.get(quoteId!) ?? []).map(({ quoteId: _, ...item }) => item);
      await db
        .updateTable('invoices')
        .set({
          coveredItems: JSON.stringify(covered),
          coveredCents: sql`coalesce((select coalesce(estimated_price_cents, total_cents) from quotes where id = ${quoteId}), 0)`,
        })
        .where('id', '=', id)
        .execute();
    }
  }
}
