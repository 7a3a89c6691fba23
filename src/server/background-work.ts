import { startArticleWorker } from './features/articles/article-worker.ts';
import { readProfile } from './features/settings/settings.queries.ts';
import { startWebhookWorker } from './features/webhooks/webhook-worker.ts';
import { countedMailer } from './mail/counted-mailer.ts';
import { createMailer } from './mail/mailer.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import type { World } from './serve.ts';
import { startSweeps } from './sweeps.ts';

export interface BackgroundWork {
  /** There may be something to send. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** Started once the port is open: a process that cannot open it must not have an e-mail in hand when it ends. */
export function startBackgroundWork(world: World): BackgroundWork {
  const { config, db, monitor } = world;
  const ownAddress = async () => (await readProfile(db)).email;
  const mailer = config.smtpUrl ? createMailer(config.smtpUrl, config.mailFrom ?? ownAddress) : null;
  const workers = [
    startOutboxWorker({ ...world, mailer: mailer && countedMailer(mailer, monitor.metrics) }),
    startArticleWorker(world),
    startWebhookWorker(world),
  ];
  const sweeps = startSweeps(world);
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.allSettled([...workers, sweeps].map(({ stop }) => stop()));
    },
  };
}
