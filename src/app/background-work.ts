import { startArticleWorker } from '#articles/drafts/server/article-worker.ts';
import { startLetterWorker } from '#articles/newsletter/server/letter-worker.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { startEmailWorker } from '#delivery/emails/server/email-worker.ts';
import { mailSource } from '#delivery/mailbox/server/mail-connection.queries.ts';
import { textSource } from '#delivery/texts/server/sms-connection.queries.ts';
import { openDb } from '#kit/db/open.ts';
import { createSearchIndexes } from '#kit/db/search-indexes.ts';
import { countedMailer } from '#kit/mail/server/counted-mailer.ts';
import { createMailer } from '#kit/mail/server/mailer.ts';
import { countedGateway } from '#kit/sms/server/counted-gateway.ts';
import { createTextGateway } from '#kit/sms/server/text-gateway.ts';
import { startFallbackWorker } from '#messages/alerts/server/fallback-worker.ts';
import { startPushWorker } from '#messages/alerts/server/push-worker.ts';
import { startMediaWorker } from '#messages/conversations/server/media-worker.ts';
import { startEscalation } from '#messages/news/server/escalate.ts';
import { startMessageWorker } from '#messages/planned/server/message-worker.ts';
import { startTextWorker } from '#messages/planned/server/text-worker.ts';
import { startWebhookWorker } from '#messages/webhooks/server/webhook-worker.ts';
import { startImportWorker } from '#office/imports/server/import-worker.ts';
import { startCalendars } from '#visits/busy/server/read-calendars.ts';
import { composedEmails } from './compose-emails.ts';
import type { Services } from './serve.ts';
import { startSweeps } from './sweeps.ts';

export interface BackgroundWork {
  /** Tells the workers that there may be something to send. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** All that sends and fetches, without the hourly rounds. */
export function startWorkers(services: Services): BackgroundWork {
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
    startMediaWorker(services),
    startTextWorker({
      ...services,
      gateway: countedGateway(createTextGateway(textSource(services)), monitor.metrics),
    }),
    startLetterWorker({ ...services, mailer: countedMailer(mailer, monitor.metrics) }),
    startArticleWorker(services),
    startWebhookWorker(services),
    startPushWorker(services),
    startFallbackWorker(services),
    startCalendars(services),
    startImportWorker(services),
  ];
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.allSettled(workers.map(({ stop }) => stop()));
    },
  };
}

/** Call it once the port is open: a process that cannot open its port must not hold leased emails when it ends. */
export function startBackgroundWork(services: Services): BackgroundWork {
  const workers = startWorkers(services);
  const escalation = startEscalation(services);
  const sweeps = startSweeps(services);
  void makeSearchIndexes(services);
  return {
    wake: workers.wake,
    async stop() {
      await Promise.allSettled([workers, escalation, sweeps].map(({ stop }) => stop()));
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
