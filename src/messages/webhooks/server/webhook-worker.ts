import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import type { Deps } from '#kit/server/deps.ts';
import { guardedLookup, urlFault } from '#kit/server/outside-url.ts';
import { sendWebhook } from './send-webhook.ts';
import { findWebhook } from './webhooks.queries.ts';

type WebhookDeps = WorkerDeps & Pick<Deps, 'config'>;

interface WorkerOptions {
  timing?: Parameters<typeof startWorker>[2];
  timeoutMilliseconds?: number;
}

/** Sends the outbox's webhook deliveries, with retries for up to three days. */
export function startWebhookWorker(
  deps: WebhookDeps,
  { timing, timeoutMilliseconds = 10_000 }: WorkerOptions = {},
): OutboxWorker {
  const lookup = guardedLookup(deps.config);
  const deliver = async (job: OutboxRow, signal: AbortSignal): Promise<Outcome> => {
    const webhook = job.webhookId === null ? undefined : await findWebhook(deps.db, job.webhookId);
    if (!webhook) return stopped('This webhook was deleted.');
    if (webhook.isActive === 0) return stopped('This webhook was turned off.');
    const { id } = JSON.parse(job.payload) as { id: string };
    const { url, secret } = webhook;
    const fault = urlFault(deps.config, url);
    if (fault) return { isSent: false, isPermanent: false, reason: `${fault}.` };
    const call = { url, secret, id, body: job.payload, now: deps.clock() };
    return sendWebhook(call, { lookup, timeoutMilliseconds, signal });
  };
  return startWorker(deps, { kind: 'webhook', deliver }, timing);
}

const stopped = (reason: string): Outcome => ({ isSent: false, isPermanent: true, reason });
