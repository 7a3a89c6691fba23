import type { Server } from 'node:http';
import { followTimeZone } from '#company/settings/server/follow-time-zone.ts';
import { skipCompaction } from '#kit/db/deleted-data.ts';
import { migrate } from '#kit/db/migrate.ts';
import { openDb } from '#kit/db/open.ts';
import { makeSecrets, readSecret } from '#kit/db/secrets.ts';
import { openFileStore } from '#kit/files/open-store.ts';
import { openRateLimiter } from '#kit/http/shared-rate-limit.ts';
import type { Monitor } from '#kit/monitor/monitor.ts';
import type { Config } from '#kit/server/config.ts';
import type { Log } from '#kit/server/log.ts';
import { copyCheck } from '#office/copy/server/site-copy.service.ts';
import { readOwnIdentity, settleIdentity } from '#office/copy/server/site-identity.ts';
import { createAuth } from '#people/sign-in/server/better-auth.ts';
import { type BackgroundWork, startBackgroundWork } from './background-work.ts';
import { seedSite } from './seed/seed.ts';
import type { RunningSite, Services } from './serve.ts';

export interface Opening {
  config: Config;
  clock: () => Date;
  log: Log;
  monitor: Monitor;
  server: Server;
  serve: (server: Server, services: Services) => Promise<RunningSite>;
}

export interface OpenSite extends RunningSite {
  services: Services;
  startWork: () => void;
  /** Resolves once background work has ended. */
  stopWork: () => Promise<void>;
}

/** Opens the database, brings it up to date and makes the site that `serve` makes. */
export async function openSite({ serve, server, ...given }: Opening): Promise<OpenSite> {
  const { config, clock, log, monitor } = given;
  const db = openDb(config, log, monitor.sawQuery);
  try {
    await migrate(db, undefined, log.info);
    if (await makeSecrets(db)) await skipCompaction(db, clock());
    await followTimeZone(db);
    await seedSite(db, config.seed, clock());
    const auth = createAuth(db, config, await readSecret(db, 'session-cookies'), log);
    const files = await openFileStore(config, log);
    const limiter = openRateLimiter(db, clock, log);
    const formSecret = await readSecret(db, 'form-tokens');
    let work: BackgroundWork | undefined;
    const wakeOutbox = () => work?.wake();
    await settleIdentity(db, await readOwnIdentity(db, config), clock());
    const isCopy = copyCheck({ db, config });
    const services = { ...given, db, auth, files, limiter, formSecret, isCopy, wakeOutbox };
    const { listener, unfinished, close } = await serve(server, services);
    return {
      services,
      listener,
      unfinished,
      startWork() {
        work = startBackgroundWork(services);
      },
      stopWork: async () => work?.stop(),
      async close() {
        await close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
