import { setTimeout as sleep } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isBusy, isDeadlock } from './errors.ts';
import { dropUnused, isHalfMigrated } from './half-migrated.ts';
import { migrations } from './migrations.ts';
import { type Db, withoutTimeLimits } from './open.ts';
import { engineOf } from './portable.ts';

/**
 * Brings the schema up to date, or only as far as `target`, all or nothing. Several instances may start at once: on
 * Postgres Kysely holds a lock, on SQLite the second one waits. Throws what went wrong.
 * `tell` hears of each step of an upgrade, and every ten seconds of one that takes longer.
 */
export async function migrate(
  db: Db,
  target?: string,
  tell: (message: string, fields: { step: string; seconds: number }) => void = () => {},
): Promise<void> {
  const engine = engineOf(db);
  let isUpgrade = false;
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, migration]) => [
          name,
          told(migration(engine), (seconds) => {
            if (isUpgrade) tell('upgrading the database', { step: name, seconds });
          }),
        ]),
      ),
  };
  const migrator = new Migrator({ db, provider });
  // Fails while another start makes the database.
  const known = await migrator.getMigrations().catch(() => []);
  isUpgrade = known.some(({ executedAt }) => executedAt !== undefined);
  const run = () => (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
  await withoutTimeLimits(db, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const { error } = await run();
      if (!error) return;
      // What the transaction of a caller has done so far is the caller's.
      if (db.isTransaction) throw error;
      if (attempt < attempts && (isDeadlock(error) || isBusy(error))) {
        await sleep(waitMilliseconds);
      } else if (!isHalfMigrated(error) || !(await dropUnused(db))) throw await explained(db, error);
    }
  });
}

const tellMilliseconds = 10_000;

/** Looks at the clock with each query. */
const told = ({ up }: Migration, tell: (seconds: number) => void): Migration => ({
  up(db) {
    const began = performance.now();
    let latest = began;
    const tellOfLong: KyselyPlugin = {
      transformQuery({ node }) {
        const now = performance.now();
        if (now - latest >= tellMilliseconds) {
          latest = now;
          tell(Math.round((now - began) / 1000));
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    tell(0);
    return up(db.withPlugin(tellOfLong));
  },
});

/** Another process migrates; a deadlock comes from one of the former version that stores something. */
const attempts = 50;
const waitMilliseconds = 200;

async function explained(db: Db, error: unknown): Promise<unknown> {
  if (isHalfMigrated(error)) {
    return new Error(
      `an earlier version was stopped while it upgraded the database in DATA_DIR (${(error as Error).message}). Nothing is lost: run npm run backup, restore that backup with npm run restore, then start again`,
      { cause: error },
    );
  }
  const newer = await findNewerMigration(db).catch(() => undefined);
  return newer === undefined
    ? error
    : new Error(
        `a newer version of the site has upgraded the database (${newer}). Start that version, or restore a backup from before its upgrade: npm run restore lists the backups`,
        { cause: error },
      );
}

async function findNewerMigration(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(
    db,
  );
  return rows.find(({ name }) => !isKnownMigration(name))?.name;
}

/** False for one of a newer version of the product. */
export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);
