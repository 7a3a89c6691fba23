import { setTimeout as sleep } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isBusy, isDeadlock } from './errors.ts';
import {
  isFormerMigration,
  listMigrations,
  replaceFormerMigrations,
  toPresentMigration,
} from './former-migrations.ts';
import { dropUnused, isHalfMigrated } from './half-migrated.ts';
import { migrations } from './migrations.ts';
import { type Db, withoutTimeLimits } from './open.ts';
import { getEngine } from './portable.ts';

type Tell = (message: string, fields: { step: string; seconds: number }) => void;

/**
 * Brings the schema up to date, or only as far as `target`, all or nothing. Several instances may start at once: on
 * Postgres a lock makes the second one wait, on SQLite it tries again. Throws what went wrong.
 * `tell` hears of each step of an upgrade, and every ten seconds of one that takes longer.
 */
export async function migrate(db: Db, target?: string, tell: Tell = () => {}): Promise<void> {
  // The caller decides what becomes of its own transaction.
  if (db.isTransaction) return migrateIn(db, target, tell);
  await withoutTimeLimits(db, async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inMigration(db, (trx) => migrateIn(trx, target, tell));
      } catch (error) {
        if (attempt < attempts && (isDeadlock(error) || isBusy(error))) {
          await sleep(waitMilliseconds);
        } else if (!isHalfMigrated(error) || !(await dropUnused(db))) throw await explained(db, error);
      }
    }
  });
}

/** Kysely's own, which it gives back before the commit. Version 0.1.0 waits for it too. */
const kyselyLock = sql.lit(3_853_314_791_062_309_107n);

function inMigration(db: Db, run: (trx: Db) => Promise<void>): Promise<void> {
  if (getEngine(db) === 'sqlite') return db.transaction().execute(run);
  return db.connection().execute(async (connection) => {
    try {
      await connection.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${kyselyLock})`.execute(trx);
        await run(trx);
      });
    } catch (error) {
      // The lock that Kysely takes inside outlives the transaction.
      await sql`select pg_advisory_unlock(${kyselyLock})`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

async function migrateIn(trx: Db, target: string | undefined, tell: Tell): Promise<void> {
  const engine = getEngine(trx);
  const isUpgrade = (await replaceFormerMigrations(trx)).length > 0;
  let failure: unknown;
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, migration]) => [
          name,
          told(
            migration(engine),
            (seconds) => {
              if (isUpgrade) tell('upgrading the database', { step: name, seconds });
            },
            (error) => {
              failure = error;
            },
          ),
        ]),
      ),
  };
  const migrator = new Migrator({ db: trx, provider });
  const { error } =
    target === undefined
      ? await migrator.migrateToLatest()
      : await migrator.migrateTo(toPresentMigration(target) ?? target);
  // On Postgres the migrator loses the reason inside a transaction: there it cannot give back its lock.
  if (error) throw failure ?? error;
}

const tellMilliseconds = 10_000;

/** Looks at the clock with each query. */
const told = (
  { up }: Migration,
  tell: (seconds: number) => void,
  failed: (error: unknown) => void,
): Migration => ({
  async up(db) {
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
    await up(db.withPlugin(tellOfLong)).catch((error) => {
      failed(error);
      throw error;
    });
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

const findNewerMigration = async (db: Db): Promise<string | undefined> =>
  (await listMigrations(db)).findLast((name) => !isKnownMigration(name) && !isFormerMigration(name));

/** False for one of a newer version of the product. */
export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);
