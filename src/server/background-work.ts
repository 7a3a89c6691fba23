import { composedEmails } from './compose-emails.ts';
import { openDb } from './db/open.ts';
import { createSearchIndexes } from './db/search-indexes.ts';
import { startFallbackWorker } from './features/alerts/fallback-worker.ts';
import { startPushWorker } from './features/alerts/push-worker.ts';
import { startArticleWorker } from './features/article-drafts/article-worker.ts';
import { startEmailWorker } from './features/emails/email-worker.ts';
import { startEscalation } from './features/leads/escalate.ts';
import { mailSource } from './features/mail-connection/mail-connection.queries.ts';
import { startMessageWorker } from './features/messages/message-worker.ts';
import { startTextWorker } from './features/messages/text-worker.ts';
import { readProfile } from './features/settings/settings.queries.ts';
import { textSource } from './features/sms-connection/sms-connection.queries.ts';
import { startWebhookWorker } from './features/webhooks/webhook-worker.ts';
import { countedMailer } from './mail/counted-mailer.ts';
import { createMailer } from './mail/mailer.ts';
import type { Services } from './serve.ts';
import { countedGateway } from './sms/counted-gateway.ts';
import { createTextGateway } from './sms/text-gateway.ts';
import { startSweeps } from './sweeps.ts';

export interface BackgroundWork {
  /** Tells the workers that there may be something to send. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** Call it once the port is open: a process that cannot open its port must not hold leased emails when it ends. */
export function startBackgroundWork(services: Services): BackgroundWork {
  const { config, db, monitor } = services;
  const business = async () => ({ ...(await readProfile(db)), origin: config.publicUrl });
  const mailer = createMailer(mailSource(services), business);
  const workers = [
    startEmailWorker({
      ...services,
      mailer: countedMailer(mailer, monitor.metrics),
      work: composedEmails(services),
    }),
    startMessageWorker(services),
    startTextWorker({
      ...services,
      gateway: countedGateway(createTextGateway(textSource(services)), monitor.metrics),
    }),
    startArticleWorker(services),
    startWebhookWorker(services),
    startPushWorker(services),
    startFallbackWorker(services),
  ];
  const escalation = startEscalation(services);
  const sweeps = startSweeps(services);
  void makeSearchIndexes(services);
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.allSettled([...workers, escalation, sweeps].map(({ stop }) => stop()));
    },
  };
}

/** On a connection of its own, without time limits. A stop does not wait for it: the next start makes what is missing. */
async function makeSearchIndexes({ config, log }: Services): Promise<void> {
  if (!config.databaseUrl) return;
  const db = openDb(config, log);
  await createSearchIndexes(db, log);
  await db.destroy();
}
