import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Figures of messages find all they need in these; each takes the place of one with fewer columns. */
export function messageIndexes(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      for (const name of ['by_quote', 'by_visit', 'by_sent_time']) {
        await schema.dropIndex(`messages_${name}`).execute();
      }
      await index('by_quote', ['quote_id', 'kind', 'sent_at']);
      await index('by_visit', ['visit_id', 'kind', 'place', 'sent_at']);
      await index('by_sent_time', ['kind', 'sent_at', 'quote_id']);

      function index(name: string, columns: string[]) {
        return schema.createIndex(`messages_${name}`).on('messages').columns(columns).execute();
      }
    },
  };
}
