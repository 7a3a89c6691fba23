import { findAlertedDevice, noteSuccess } from '#delivery/devices/server/push-subscriptions.queries.ts';
import { type PushDeps, sendToDevice } from '#delivery/devices/server/send-to-device.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { deleteJobs } from '#kit/outbox/outbox.queries.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { PushJob } from './alerts.ts';

interface WorkerOptions {
  timing?: Parameters<typeof startWorker>[2];
  timeoutMilliseconds?: number;
}

const pollMilliseconds = 2_000;
const maxAtOnce = 12;
/** Nobody needs an alert from yesterday. */
const usefulMilliseconds = 24 * 3_600_000;
const firstWaitMilliseconds = 2_000;
const longestWaitMilliseconds = 15 * 60_000;
const keptMilliseconds = 7 * 24 * 3_600_000;

/** Sends alerts to devices, with retries for a day. */
export function startPushWorker(
  deps: PushDeps & WorkerDeps,
  { timing, timeoutMilliseconds }: WorkerOptions = {},
): OutboxWorker {
  const { db, clock } = deps;
  return startWorker(
    deps,
    {
      kind: 'push',
      maxAtOnce,
      deliver: (job, signal) => deliverPush(deps, job, signal, timeoutMilliseconds),
      onSent: (job) => noteSuccess(db, readJob(job).subscriptionId, clock()),
    },
    { pollMilliseconds, ...timing },
  );
}

async function deliverPush(
  deps: PushDeps,
  job: OutboxRow,
  signal: AbortSignal,
  timeoutMilliseconds?: number,
): Promise<Outcome> {
  const { subscriptionId, message } = readJob(job);
  const device = await findAlertedDevice(deps.db, subscriptionId);
  if (!device) return { isDropped: true };
  const left = Date.parse(job.createdAt) + usefulMilliseconds - deps.clock().getTime();
  if (left <= 0) return { isSent: false, isPermanent: true, reason: 'Not sent within a day.' };
  const ttlSeconds = Math.ceil(Math.min(left, usefulMilliseconds) / 1000);
  const outcome = await sendToDevice(deps, device, {
    message,
    ttlSeconds,
    signal,
    ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
  });
  if (outcome.kind === 'sent') return { isSent: true };
  if (outcome.kind !== 'unavailable') return { isSent: false, isPermanent: true, reason: outcome.reason };
  const { reason, waitMilliseconds = nextWait(job) } = outcome;
  return { isSent: false, isPermanent: false, reason, waitMilliseconds };
}

/** Shorter than for emails, because an alert is soon useless. */
const nextWait = ({ attempts }: OutboxRow) =>
  Math.min(firstWaitMilliseconds * 2 ** attempts, longestWaitMilliseconds);

const readJob = ({ payload }: OutboxRow) => JSON.parse(payload) as PushJob;

/** For the hourly sweep. */
export const sweepAlerts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteJobs(db, (jobs) =>
    jobs
      .where('kind', 'in', ['push', 'fallback'])
      .where('status', '!=', 'pending')
      .where('createdAt', '<', new Date(clock().getTime() - keptMilliseconds).toISOString()),
  );
