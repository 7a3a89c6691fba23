import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Histories and the audit log become one table. Entries of the log keep their ids, since its API pages by them. */
export function events(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('events')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('is_audit', 'integer', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'text')
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      for (const statement of [...copy, ...nextId[engine], ...drop, ...indexes, ...triggers[engine]]) {
        await sql.raw(statement).execute(db);
      }
    },
  };
}

const columns = 'id, type, is_audit, subject, subject_id, content, user_id, user_name, created_at';

const copy = [
  `insert into events (${columns})
   select id, action, 1, subject, subject_id,
     '{"before":' || coalesce(before_values, 'null') || ',"after":' || coalesce(after_values, 'null') || '}',
     user_id, user_name, created_at
   from audit_entries`,
  `insert into events (${columns})
   select id + (select coalesce(max(id), 0) from audit_entries), record || '.' || action, 0, record,
     cast(record_id as text), changes, user_id, user_name, created_at
   from history`,
];

/** SQLite counts on from the highest by itself. */
const nextId = {
  sqlite: [],
  postgres: [
    `select setval(pg_get_serial_sequence('events', 'id'), (select coalesce(max(id), 0) + 1 from events), false)`,
  ],
};

const drop = ['drop table history', 'drop table audit_entries'];

/** Both kinds have their own, so that neither is read through the other. A list begins with what it filters by. */
const indexes = [
  'create index events_by_subject on events (subject, subject_id, id) where is_audit = 0',
  ...[
    'time on events (created_at, id)',
    'type on events (type, created_at, id)',
    'user on events (user_id, created_at, id)',
    'user_type on events (user_id, type, created_at, id)',
  ].map((index) => `create index events_by_${index} where is_audit = 1`),
];

/** An entry of the log never changes. It goes after two years, which the database counts, not the server. */
const triggers = {
  sqlite: [
    ['update', ''],
    ['delete', ` and old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-730 days')`],
  ].map(
    ([event, young]) => `create trigger events_${event} before ${event} on events
      when old.is_audit = 1${young} begin select raise(abort, 'audit entries are never edited'); end`,
  ),
  postgres: [
    ['update', ''],
    [
      'delete',
      ` and old.created_at > to_char((now() at time zone 'utc') - interval '730 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    ],
  ].map(
    ([event, young]) => `create trigger events_${event} before ${event} on events for each row
      when (old.is_audit = 1${young}) execute function refuse_audit_edit()`,
  ),
};
