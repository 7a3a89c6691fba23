import { randomUUID } from 'node:crypto';
import type { PushMessage } from '#delivery/devices/push-subscriptions.ts';
import { listAlertedDevices } from '#delivery/devices/server/push-subscriptions.queries.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import type { Shape } from '#kit/language/translation.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import * as spanish from '#messages/alerts/alerts-texts.es.ts';
import * as english from '#messages/alerts/alerts-texts.ts';
import { readAlertSettings } from './alert-settings.ts';

/** The server is built in English, so an alert asks for the words of its reader here. */
export const alertWords: Record<Language, Shape<typeof english>> = { en: english, es: spanish };

/** A lock screen shows it, so it has no personal data. See docs/product/messages.md#alerts. */
export type Alert = Pick<PushMessage, 'title' | 'body' | 'url'>;

/** Those that have words of our own are said in the language of who reads them. */
export type AnyAlert = Alert | ((language: Language) => Alert);

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
export async function alertFirst(trx: Trx, alert: AnyAlert, about: About, now: Date): Promise<void> {
  const { firstAlertUserId } = await readAlertSettings(trx);
  await alertDevices(trx, alert, { ...about, userId: firstAlertUserId }, now);
}

/** One job for each device of that person, or of everyone if that person has none. Returns the ids of the jobs. */
export async function alertDevices(
  trx: Trx,
  alert: AnyAlert,
  { requestId, quoteId = null, invoiceId = null, userId }: About & { userId: string | null },
  now: Date,
): Promise<number[]> {
  const own = userId === null ? [] : await listAlertedDevices(trx, userId);
  const devices = own.length > 0 ? own : await listAlertedDevices(trx, null);
  const jobs = devices.map(({ id: subscriptionId, language }) => {
    const id = randomUUID();
    const said = typeof alert === 'function' ? alert(language) : alert;
    const payload: PushJob = { subscriptionId, message: { id, ...said, tag: id } };
    return { kind: 'push' as const, payload: JSON.stringify(payload), requestId, quoteId, invoiceId };
  });
  return (await enqueue(trx, jobs, now)).map(({ id }) => id);
}
