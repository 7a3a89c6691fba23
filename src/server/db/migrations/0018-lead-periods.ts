import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The figures ask for the leads of a period that are not in the trash. With the time alone in the index SQLite took
 * one of the lists' instead, and opened every row; it takes this one because it begins as theirs do. Postgres would
 * then think the rows of a period scattered, since it knows how only the first column lies in the table.
 */
export function leadPeriods(engine: 'sqlite' | 'postgres'): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const name of ['requests_by_creation', 'quotes_by_creation', 'quotes_by_completion']) {
        await db.schema.dropIndex(name).execute();
      }
      const index = (name: string, on: string, time: string) => {
        const live = db.schema.createIndex(name).on(on);
        return engine === 'sqlite'
          ? live.columns(['deleted_at', time])
          : live.columns([time]).where('deleted_at', 'is', null);
      };
      await index('requests_live_by_creation', 'requests', 'created_at').execute();
      await index('quotes_live_by_creation', 'quotes', 'created_at').execute();
      // A quote that is not completed needs no entry.
      await index('quotes_live_by_completion', 'quotes', 'completed_at')
        .where('completed_at', 'is not', null)
        .execute();
    },
  };
}
