import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BackgroundWork, startBackgroundWork } from './background-work.ts';
import { readConfig } from './config.ts';
import { endOnCrash } from './crash.ts';
import { skipCompaction } from './db/deleted-data.ts';
import { isPassingFailure } from './db/errors.ts';
import { markInUse } from './db/in-use.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { makeSecrets, readSecret } from './db/secrets.ts';
import { createAuth } from './features/auth/better-auth.ts';
import { ensureFirstAdmin } from './features/auth/first-admin.ts';
import { lastKnownProfile } from './features/settings/settings.queries.ts';
import { openFileStore } from './files/open-store.ts';
import { openRateLimiter } from './http/shared-rate-limit.ts';
import { createLog } from './log.ts';
import { createMonitor } from './monitor/monitor.ts';
import { projectRoot } from './project-root.ts';
import { seedDemo } from './seed/seed.ts';
import {
  finishAndClose,
  listen,
  type RunningSite,
  type Services,
  serveOnceOpen,
  trackRequests,
} from './serve.ts';
import { refuseToStart } from './startup-error.ts';
import { endOnSignal } from './stop.ts';

/** Opens the database and the port, and serves the site that `serve` makes. */
export async function start(
  serve: (server: Server, services: Services) => Promise<RunningSite>,
): Promise<void> {
  const ending = endOnSignal();
  try {
    const config = readConfig(process.env);
    // Share cards: fontconfig then reads no font of the machine. Unsafe to set later, while other threads read it.
    process.env.FONTCONFIG_FILE = fileURLToPath(
      new URL('src/server/pages/share-card/no-fonts.conf', projectRoot),
    );
    const clock = () => new Date();
    const monitor = createMonitor(clock);
    const log = monitor.remembering(createLog(undefined, config.logLevel));
    endOnCrash(log);
    if (config.metricsToken) monitor.metrics.watchProcess();

    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const mark = await markInUse(config, log);
    const db = openDb(config, log, monitor.sawQuery);
    await migrate(db, undefined, log.info);
    if (await makeSecrets(db)) await skipCompaction(db, clock());
    if (config.seed === 'demo') await seedDemo(db, clock());

    const auth = createAuth(db, config, await readSecret(db, 'session-cookies'), log);
    const files = await openFileStore(config, log);
    const limiter = openRateLimiter(db, clock, log);
    const formSecret = await readSecret(db, 'form-tokens');
    let work: BackgroundWork | undefined;
    const wakeOutbox = () => work?.wake();
    const services = { config, db, auth, files, limiter, formSecret, clock, log, monitor, wakeOutbox };

    // Node makes no body stream for requests without a body, which are most.
    const server = createServer({ optimizeEmptyRequests: true });
    const { listener, unfinished, close } = await serve(server, services);
    const inFlight = trackRequests(server, config);
    const open = serveOnceOpen(server, listener);
    let opening: Promise<void> | undefined;
    ending.doFirst(async () => {
      const stopWork = async () => {
        await opening?.catch(() => {});
        await work?.stop();
      };
      const closeAll = [close, () => db.destroy(), mark.release];
      await finishAndClose(server, { inFlight, unfinished, stopWork, closeAll }, log);
    }, log);
    await listen(server, config);
    // Only once the port is open: a failed start must not use up a password that nobody saw.
    opening = makeFirstAdmin(services, ending.signal).then(async (firstAdmin) => {
      open();
      work = startBackgroundWork(services);
      const { name } = await lastKnownProfile(db);
      console.log(`${name} is open at ${config.publicUrl}, its panel at ${config.publicUrl}/admin`);
      if (firstAdmin?.generatedPassword) {
        console.log(
          `First administrator: ${firstAdmin.username}, password ${firstAdmin.generatedPassword} (won’t be shown again)`,
        );
      }
    });
    await opening;
  } catch (error) {
    // A start that a signal interrupted fails because of it; the process still exits with 0.
    if (!ending.signal.aborted) refuseToStart(error);
  }
}

const againMilliseconds = 1_000;

/** Retries while the database is down, since the port is open already. */
async function makeFirstAdmin(
  services: Services,
  stopping: AbortSignal,
): ReturnType<typeof ensureFirstAdmin> {
  for (;;) {
    try {
      return await ensureFirstAdmin(services);
    } catch (error) {
      if (!isPassingFailure(error)) throw error;
      services.log.error('could not create the first administrator; retrying', {
        error: String(error),
      });
      await sleep(againMilliseconds, undefined, { signal: stopping });
    }
  }
}
