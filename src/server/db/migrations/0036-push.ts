import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Devices that get alerts, who gets them, and when the second person is told of a lead that nobody has answered. */
export function push(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('push_subscriptions')
        .addColumn('id', 'integer', (column) =>
          engine === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('session_id', 'text', (column) => column.notNull())
        .addColumn('endpoint', 'text', (column) => column.notNull().unique())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('user_agent', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('last_success_at', 'text')
        .addColumn('last_failure_at', 'text')
        .addColumn('last_failure', 'text')
        .addColumn('test_id', 'text')
        .addColumn('test_sent_at', 'text')
        .addColumn('test_arrived_at', 'text')
        .execute();
      await schema
        .createIndex('push_subscriptions_by_user')
        .on('push_subscriptions')
        .columns(['user_id', 'id'])
        .execute();
      for (const name of ['first_alert_user_id', 'second_alert_user_id']) {
        await schema
          .alterTable('settings')
          .addColumn(name, 'text', (column) => column.references('users.id').onDelete('set null'))
          .execute();
      }
      await schema
        .alterTable('settings')
        .addColumn('alert_phone', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      for (const name of ['escalate_at', 'escalated_at']) {
        await schema.alterTable('requests').addColumn(name, 'text').execute();
      }
      await schema
        .createIndex('requests_by_escalation')
        .on('requests')
        .columns(['escalate_at', 'id'])
        .where(sql.ref('escalate_at'), 'is not', null)
        .execute();
    },
  };
}
