import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The calendars in which crews are busy besides, and when they are. */
export function busyCalendars(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('busy_calendars')
        .addColumn('crew_id', 'integer', (column) => column.primaryKey().references('crews.id'))
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('etag', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('read_at', 'text')
        .addColumn('expanded_at', 'text')
        .addColumn('error', 'text')
        .addColumn('due_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('busy_spans')
        .addColumn('crew_id', 'integer', (column) => column.notNull().references('crews.id'))
        .addColumn('starts_at', 'text', (column) => column.notNull())
        .addColumn('ends_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('busy_spans_pkey', ['crew_id', 'starts_at'])
        .execute();
    },
  };
}
