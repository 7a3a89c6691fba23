import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Roles with their crew, and the audit log. */
export function people(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('users')
        .addColumn('crew_id', 'integer', (column) => column.references('crews.id'))
        .execute();
      await schema
        .alterTable('users')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await schema
        .alterTable('users')
        .addColumn('has_issued_password', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable('settings')
        .addColumn('requires_second_factor', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable('audit_entries')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('user_name', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'text')
        .addColumn('before_values', 'text')
        .addColumn('after_values', 'text')
        .execute();
      // A list begins with what it filters by, in the order that it shows.
      for (const [name, ...filters] of [
        ['by_time'],
        ['by_user', 'user_id'],
        ['by_action', 'action'],
        ['by_user_action', 'user_id', 'action'],
      ] as const) {
        await schema
          .createIndex(`audit_entries_${name}`)
          .on('audit_entries')
          .columns([...filters, 'created_at', 'id'])
          .execute();
      }
      await (engine === 'postgres' ? protectOnPostgres(db) : protectOnSqlite(db));
    },
  };
}

/** An entry never changes. It goes after two years, which the database counts, not the server. */
async function protectOnSqlite(db: Kysely<unknown>) {
  for (const [event, condition] of [
    ['update', '1'],
    ['delete', `old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-730 days')`],
  ]) {
    await sql
      .raw(
        `create trigger audit_entries_${event} before ${event} on audit_entries when ${condition}
         begin select raise(abort, 'audit entries are never edited'); end`,
      )
      .execute(db);
  }
}

async function protectOnPostgres(db: Kysely<unknown>) {
  await sql
    .raw(
      `create or replace function refuse_audit_edit() returns trigger language plpgsql as $$
       begin
         raise exception 'audit entries are never edited';
       end $$`,
    )
    .execute(db);
  const limit = `to_char((now() at time zone 'utc') - interval '730 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  for (const [event, condition] of [
    ['update', 'true'],
    ['delete', `old.created_at > ${limit}`],
  ]) {
    await sql
      .raw(
        `create trigger audit_entries_${event} before ${event} on audit_entries
         for each row when (${condition}) execute function refuse_audit_edit()`,
      )
      .execute(db);
  }
}
