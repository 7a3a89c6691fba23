import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { readSecret } from './db/secrets.ts';
import { startArticleWorker } from './features/articles/article-worker.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { ensureFirstAdmin } from './features/auth/first-admin.ts';
import { readProfile } from './features/settings/settings.queries.ts';
import { createDiskStore } from './files/store.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import { seedDemo } from './seed/seed.ts';
import { listen, serveBuild, stopOnSignal } from './serve.ts';
import { refuseToStart } from './startup-error.ts';
import { startSweeps } from './sweeps.ts';

try {
  const config = readConfig(process.env);
  const log = createLog();
  const clock = () => new Date();

  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const db = openDb(config, log);
  await migrate(db);
  if (config.seed === 'demo') await seedDemo(db, clock());

  const auth = createAuth(db, config, await readSecret(db, 'session-cookies'), log);
  const files = await createDiskStore(join(config.dataDir, 'uploads'));
  const limiter = createRateLimiter(clock);
  const ownAddress = async () => (await readProfile(db)).email;
  const mailer = config.smtpUrl ? createMailer(config.smtpUrl, config.mailFrom ?? ownAddress) : null;
  const outbox = startOutboxWorker({ db, clock, log, mailer });
  const articles = startArticleWorker({ db, clock, log, config });
  const wakeOutbox = () => {
    outbox.wake();
    articles.wake();
  };
  const world = { config, db, auth, files, limiter, clock, log, wakeOutbox };
  const sweeps = startSweeps(world);

  const stopWorkers = async () => {
    await Promise.all([outbox.stop(), articles.stop()]);
  };

  const server = createServer();
  const site = process.argv.includes('--dev')
    ? await (await import('./dev.ts')).serveDevelopment(server, world)
    : await serveBuild(server, world);
  const inFlight = await listen(server, config);
  // Only now, so that a start that fails does not use up a password that nobody has seen.
  const firstAdmin = await ensureFirstAdmin(world);

  stopOnSignal(server, inFlight, [site.close, sweeps.stop, stopWorkers, () => db.destroy()], log);

  console.log(`Sunweave is open at ${config.publicUrl}, its panel at ${config.publicUrl}/admin`);
  if (firstAdmin?.generatedPassword) {
    console.log(
      `First administrator: ${firstAdmin.username}, password ${firstAdmin.generatedPassword} (shown only now)`,
    );
  }
} catch (error) {
  refuseToStart(error);
}
