import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An invoice may have several credit notes. SQLite cannot drop the unique constraint of `credit_of`, so that column
 * becomes `voids`: one credit note at most takes back what is left.
 */
export function partialCredits(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const invoices = db.schema.alterTable('invoices');
      await invoices.renameColumn('credit_of', 'voids').execute();
      await invoices
        .addColumn('credit_of', 'integer', (column) => column.references('invoices.id'))
        .execute();
      await invoices
        .addColumn('credited_cents', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await invoices.addColumn('credit_reason', 'text', (column) => column.notNull().defaultTo('')).execute();
      await db.schema
        .alterTable('invoice_lines')
        .addColumn('credit_of', 'integer', (column) => column.references('invoice_lines.id'))
        .execute();
      await sql`update invoices set credit_of = voids where voids is not null`.execute(db);
      await sql`update invoices set credited_cents = total_cents where status = 'void' and number is not null`.execute(
        db,
      );
      await db.schema.createIndex('invoices_by_credit_of').on('invoices').column('credit_of').execute();
      await db.schema
        .createIndex('invoice_lines_by_credit_of')
        .on('invoice_lines')
        .column('credit_of')
        .execute();
    },
  };
}
