import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A reminder of an invoice without a quote has none either. SQLite cannot drop `not null`, so there the column is replaced. */
export function messagesWithoutQuote(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const messages = db.schema.alterTable('messages');
      if (engine === 'postgres') {
        await messages.alterColumn('quote_id', (column) => column.dropNotNull()).execute();
        return;
      }
      for (const name of ['by_quote', 'by_sent_time']) {
        await db.schema.dropIndex(`messages_${name}`).execute();
      }
      await messages
        .addColumn('moved_quote_id', 'integer', (column) =>
          column.references('quotes.id').onDelete('cascade'),
        )
        .execute();
      await sql`update messages set moved_quote_id = quote_id`.execute(db);
      await messages.dropColumn('quote_id').execute();
      await messages.renameColumn('moved_quote_id', 'quote_id').execute();
      await index('by_quote', ['quote_id', 'kind', 'sent_at']);
      await index('by_sent_time', ['kind', 'sent_at', 'quote_id']);

      function index(name: string, columns: string[]) {
        return db.schema.createIndex(`messages_${name}`).on('messages').columns(columns).execute();
      }
    },
  };
}
