import { randomUUID } from 'node:crypto';
import type { PushMessage } from '#delivery/devices/push-subscriptions.ts';
import { listAlertedDevices } from '#delivery/devices/server/push-subscriptions.queries.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import { readAlertSettings } from './alert-settings.ts';

/** A lock screen shows it, so it has no personal data. See docs/product/messages.md#alerts. */
export type Alert = Pick<PushMessage, 'title' | 'body' | 'url'>;

/** The payload of a `push` job. */
export interface PushJob {
  subscriptionId: number;
  message: PushMessage;
}

interface About {
  requestId: number | null;
  quoteId?: number | null;
  invoiceId?: number | null;
}

/** Queues the alert for who is told first, in the transaction that causes it. */
export async function alertFirst(trx: Trx, alert: Alert, about: About, now: Date): Promise<void> {
  const { firstAlertUserId } = await readAlertSettings(trx);
  await alertDevices(trx, alert, { ...about, userId: firstAlertUserId }, now);
}

/** One job for each device of that person, or of everyone if that person has none. Returns the ids of the jobs. */
export async function alertDevices(
  trx: Trx,
  alert: Alert,
  { requestId, quoteId = null, invoiceId = null, userId }: About & { userId: string | null },
  now: Date,
): Promise<number[]> {
  const own = userId === null ? [] : await listAlertedDevices(trx, userId);
  const devices = own.length > 0 ? own : await listAlertedDevices(trx, null);
  const jobs = devices.map((subscriptionId) => {
    const id = randomUUID();
    const payload: PushJob = { subscriptionId, message: { id, ...alert, tag: id } };
    return { kind: 'push' as const, payload: JSON.stringify(payload), requestId, quoteId, invoiceId };
  });
  return (await enqueue(trx, jobs, now)).map(({ id }) => id);
}
