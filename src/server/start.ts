import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { business } from '#shared/content/business.ts';
import { readConfig } from './config.ts';
import { endOnCrash } from './crash.ts';
import { markInUse } from './db/in-use.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { createSearchIndexes } from './db/search-indexes.ts';
import { readSecret } from './db/secrets.ts';
import { startArticleWorker } from './features/articles/article-worker.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { ensureFirstAdmin } from './features/auth/first-admin.ts';
import { readProfile } from './features/settings/settings.queries.ts';
import { startWebhookWorker } from './features/webhooks/webhook-worker.ts';
import { openFileStore } from './files/open-store.ts';
import { openRateLimiter } from './http/shared-rate-limit.ts';
import { createLog } from './log.ts';
import { countedMailer } from './mail/counted-mailer.ts';
import { createMailer } from './mail/mailer.ts';
import { createMonitor } from './monitor/monitor.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import { seedDemo } from './seed/seed.ts';
import { listen, type Site, stopOnSignal, type World } from './serve.ts';
import { refuseToStart } from './startup-error.ts';
import { startSweeps } from './sweeps.ts';

/** Opens the database and the port, and answers there with what `serve` makes of it. */
export async function start(serve: (server: Server, world: World) => Promise<Site>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const clock = () => new Date();
    const monitor = createMonitor(clock);
    const log = monitor.remembering(createLog(undefined, config.logLevel));
    endOnCrash(log);
    if (config.metricsToken) monitor.metrics.watchProcess();

    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const mark = await markInUse(config, log);
    const db = openDb(config, log, monitor.sawQuery);
    await migrate(db);
    await createSearchIndexes(db, log);
    if (config.seed === 'demo') await seedDemo(db, clock());

    const auth = createAuth(db, config, await readSecret(db, 'session-cookies'), log);
    const files = await openFileStore(config, log);
    const limiter = openRateLimiter(db, clock, log);
    const formSecret = await readSecret(db, 'form-tokens');
    const ownAddress = async () => (await readProfile(db)).email;
    const mailer = config.smtpUrl ? createMailer(config.smtpUrl, config.mailFrom ?? ownAddress) : null;
    const outbox = startOutboxWorker({
      db,
      clock,
      log,
      mailer: mailer && countedMailer(mailer, monitor.metrics),
    });
    const articles = startArticleWorker({ db, clock, log, config });
    const webhooks = startWebhookWorker({ db, clock, log, config });
    const wakeOutbox = () => {
      outbox.wake();
      articles.wake();
      webhooks.wake();
    };
    const world = { config, db, auth, files, limiter, formSecret, clock, log, monitor, wakeOutbox };
    const sweeps = startSweeps(world);

    // Most requests have no body: then Node makes no stream of it, and tells nobody of its end.
    const server = createServer({ optimizeEmptyRequests: true });
    const site = await serve(server, world);
    const inFlight = await listen(server, config);
    // Only now, so that a start that fails does not use up a password that nobody has seen.
    const firstAdmin = await ensureFirstAdmin(world);

    stopOnSignal(
      server,
      { inFlight, unfinished: site.unfinished },
      {
        workers: [outbox.stop, articles.stop, webhooks.stop, sweeps.stop],
        closeAll: [site.close, () => db.destroy(), mark.release],
      },
      log,
    );

    console.log(`${business.name} is open at ${config.publicUrl}, its panel at ${config.publicUrl}/admin`);
    if (firstAdmin?.generatedPassword) {
      console.log(
        `First administrator: ${firstAdmin.username}, password ${firstAdmin.generatedPassword} (won’t be shown again)`,
      );
    }
  } catch (error) {
    refuseToStart(error);
  }
}
