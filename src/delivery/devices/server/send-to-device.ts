import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { PushMessage } from '#delivery/devices/push-subscriptions.ts';
import { readSecret } from '#kit/db/secrets.ts';
import type { PushSubscriptionRow } from '#kit/db/tables/push-subscriptions.ts';
import { getPushKeys } from '#kit/push/push-keys.ts';
import { type PushOutcome, sendPush } from '#kit/push/send-push.ts';
import type { Deps } from '#kit/server/deps.ts';
import { guardedLookup, urlFault } from '#kit/server/outside-url.ts';
import { deletePushSubscription, noteFailure } from './push-subscriptions.queries.ts';

export type PushDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

interface Sending {
  message: PushMessage;
  ttlSeconds: number;
  signal: AbortSignal;
  timeoutMilliseconds?: number;
}

/** Makes one attempt and notes a failure. A device that has unsubscribed is deleted. */
export async function sendToDevice(
  { db, clock, config }: PushDeps,
  device: PushSubscriptionRow,
  { message, ttlSeconds, signal, timeoutMilliseconds }: Sending,
): Promise<PushOutcome> {
  const outcome = await attempt();
  if (outcome.kind === 'gone') await deletePushSubscription(db, device);
  else if (outcome.kind !== 'sent') await noteFailure(db, device.id, outcome.reason, clock());
  return outcome;

  async function attempt(): Promise<PushOutcome> {
    // PUBLIC_URL may have changed since the device was added.
    const fault = urlFault(config, device.endpoint);
    if (fault) return { kind: 'refused', reason: `${fault}.` };
    const sender = {
      keys: getPushKeys(await readSecret(db, 'push-keys')),
      contact: `mailto:${(await readProfile(db)).email}`,
      now: clock(),
      lookup: guardedLookup(config),
      ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
    };
    const content = JSON.stringify(message);
    const topic = message.id.replaceAll('-', '');
    return sendPush(device, { content, topic, ttlSeconds }, sender, signal);
  }
}
