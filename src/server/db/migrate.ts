import { Migrator } from 'kysely/migration';
import { initial } from './migrations/0001-initial.ts';
import { newsletter } from './migrations/0002-newsletter.ts';
import { panel } from './migrations/0003-panel.ts';
import { articleJobs } from './migrations/0005-article-jobs.ts';
import { leadLists } from './migrations/0006-lead-lists.ts';
import { schedule } from './migrations/0008-schedule.ts';
import { twoFactor } from './migrations/0009-two-factor.ts';
import { office } from './migrations/0010-office.ts';
import { settings } from './migrations/0014-settings.ts';
import type { Db } from './open.ts';
import { engineOf } from './portable.ts';

/** In order; a merged migration never changes. */
const migrations = {
  '0001-initial': initial,
  '0002-newsletter': newsletter,
  '0003-panel': panel,
  '0005-article-jobs': articleJobs,
  '0006-lead-lists': leadLists,
  '0008-schedule': schedule,
  '0009-two-factor': twoFactor,
  '0010-office': office,
  '0014-settings': settings,
};

/** Brings the schema up to date. Several instances may start at once: Kysely holds a lock on Postgres. Throws what went wrong. */
export async function migrate(db: Db): Promise<void> {
  const engine = engineOf(db);
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, migration(engine)])),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
