import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The figures of a year find all they need in these, and open no row; most take the place of one with fewer columns. On
 * SQLite the leads of a day lie together by where they came from, so that they are counted without sorting. The trash
 * finds its requests without passing over suspected spam.
 */
export function figureIndexes(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      // In the key they would let Postgres go through a whole index for a column that comes late in it.
      const columns = (key: string, more: string) =>
        engine === 'sqlite' ? `(${key}, ${more})` : `(${key}) include (${more})`;
      const both = [
        `quotes_by_day on quotes ${columns(
          'status, preferred_date',
          'deleted_at, request_id, service_category, estimated_price_cents, id',
        )}`,
        `quote_items_by_quote on quote_items ${columns('quote_id', 'category, unit_price_cents, quantity')}`,
        'requests_deleted on requests (deleted_at, id) where deleted_at is not null and quarantined_at is null',
        `visits_by_day on visits ${columns('date, crew_id', 'status, quote_id, window_from, window_to, id')}`,
      ];
      for (const index of [...both, ...own[engine]]) {
        const [name] = index.split(' ');
        await sql.raw(`drop index if exists ${name}`).execute(db);
        await sql.raw(`create index ${index}`).execute(db);
      }
      await db.schema.dropIndex('quotes_live_by_completion').ifExists().execute();
    },
  };
}

const source = 'landing_page, referrer, utm_source, status';
const answer = 'first_reply_at, answered_at, answer_due_at, promised_hours';
const ofQuotes = 'status, request_id, estimated_price_cents';
const withoutDay = `completed_at is not null and coalesce(preferred_date, '') = ''`;

const own = {
  sqlite: [
    `requests_live_by_day on requests (deleted_at, substr(created_at, 1, 10), ${source}, created_at, ${answer})`,
    `quotes_live_by_creation on quotes (deleted_at, created_at, ${ofQuotes})`,
    `quotes_live_without_day on quotes (deleted_at, completed_at) where ${withoutDay}`,
  ],
  postgres: [
    `requests_live_by_creation on requests (created_at) include (${source}, ${answer}) where deleted_at is null`,
    `quotes_live_by_creation on quotes (created_at) include (${ofQuotes}) where deleted_at is null`,
    `quotes_live_without_day on quotes (completed_at) where deleted_at is null and ${withoutDay}`,
  ],
};
