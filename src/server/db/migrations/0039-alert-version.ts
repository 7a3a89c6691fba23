import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** So that two tabs with the settings of alerts do not overwrite each other. */
export function alertVersion(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('settings')
        .addColumn('alert_version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  };
}
