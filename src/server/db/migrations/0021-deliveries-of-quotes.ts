import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which quote a webhook is told of: with it, what was told goes for good too, also where it has no request. */
export function deliveriesOfQuotes(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('outbox').addColumn('quote_id', 'integer').execute();
      await db.schema.createIndex('outbox_by_quote').on('outbox').column('quote_id').execute();
      await nameQuotes(db as Kysely<Tables>);
    },
  };
}

interface Tables {
  outbox: { id: number; kind: string; payload: string; quoteId: number | null };
}

async function nameQuotes(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'webhook')
    .where('payload', 'like', '%"type":"quote.status-changed"%')
    .execute();
  for (const { id, payload } of rows) {
    const quoteId = Number(/"data":\{"quote":\{"id":(\d+)/.exec(payload)?.[1] ?? 0) || null;
    await db.updateTable('outbox').set({ quoteId }).where('id', '=', id).execute();
  }
}
