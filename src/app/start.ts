import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { lastKnownProfile } from '#company/settings/server/settings.queries.ts';
import { isPassingFailure } from '#kit/db/errors.ts';
import { beingRestored, markInUse } from '#kit/db/in-use.ts';
import { narrowData } from '#kit/files/narrow-data.ts';
import { createMonitor } from '#kit/monitor/monitor.ts';
import { projectRoot } from '#kit/project-root.ts';
import { prepareDataFolder } from '#kit/server/data-folder.ts';
import { readProcessConfig } from '#kit/server/env-file.ts';
import { createLog } from '#kit/server/log.ts';
import { ensureFirstAdmin } from '#people/sign-in/server/first-admin.ts';
import { endOnCrash } from './crash.ts';
import { openSite } from './open-site.ts';
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
    const config = readProcessConfig();
    // Share cards: fontconfig then reads no font of the machine. Unsafe to set later, while other threads read it.
    process.env.FONTCONFIG_FILE = fileURLToPath(
      new URL('src/app/pages/share-card/no-fonts.conf', projectRoot),
    );
    const clock = () => new Date();
    const monitor = createMonitor(clock);
    const log = monitor.remembering(createLog(undefined, config.logLevel));
    endOnCrash(log);
    if (config.movedVariables.length > 0)
      log.warn('who writes articles is set up in the panel now, under Settings, Articles', {
        unused: config.movedVariables,
      });
    if (config.metricsToken) monitor.metrics.watchProcess();

    await prepareDataFolder(config.dataDir);
    narrowData(config.dataDir, log);
    const mark = await markInUse(config);
    if (!mark) throw new Error(beingRestored);
    // Node makes no body stream for requests without a body, which are most.
    const server = createServer({ optimizeEmptyRequests: true });
    const site = await openSite({ config, clock, log, monitor, server, serve });
    const inFlight = trackRequests(server, config);
    const open = serveOnceOpen(server, site.listener);
    let beginning: Promise<void> | undefined;
    ending.doFirst(async () => {
      const stopWork = async () => {
        await beginning?.catch(() => {});
        await site.stopWork();
      };
      const closeAll = [site.close, mark.release];
      await finishAndClose(server, { inFlight, unfinished: site.unfinished, stopWork, closeAll }, log);
    }, log);
    await listen(server, config);
    // Only once the port is open: a failed start must not use up a password that nobody saw.
    beginning = makeFirstAdmin(site.services, ending.signal).then(async (firstAdmin) => {
      open();
      site.startWork();
      const { name } = await lastKnownProfile(site.services.db);
      console.log(`${name} is open at ${config.publicUrl}, its panel at ${config.publicUrl}/admin`);
      if (firstAdmin?.generatedPassword) {
        console.log(
          `First administrator: ${firstAdmin.username}, password ${firstAdmin.generatedPassword} (won’t be shown again)`,
        );
      }
    });
    await beginning;
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
