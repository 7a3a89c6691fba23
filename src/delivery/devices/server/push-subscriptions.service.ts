import { randomUUID } from 'node:crypto';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import type {
  PushSubscriptionInput,
  PushSubscriptionRecord,
  PushTest,
} from '#delivery/devices/push-subscriptions.ts';
import { readSecret } from '#kit/db/secrets.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { aboutNobody, type Idempotency, withStoredResponse } from '#kit/http/idempotency.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { isDeviceKeys } from '#kit/push/encrypt-push.ts';
import { getPushKeys } from '#kit/push/push-keys.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import { requireCallable } from '#kit/server/outside-url.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import {
  deletePushSubscription,
  getPushSubscription,
  listPushSubscriptions,
  noteArrival,
  noteSuccess,
  noteTest,
  savePushSubscription,
} from './push-subscriptions.queries.ts';
import { toPushSubscription } from './push-subscriptions.serializer.ts';
import { sendToDevice } from './send-to-device.ts';

const maxDevices = 20;
const longestUserAgent = 400;
/** Whoever tests waits for it. */
const testTtlSeconds = 60;

export const readPushKey = async ({ db }: Deps): Promise<{ key: string }> => ({
  key: getPushKeys(await readSecret(db, 'push-keys')).publicKey,
});

/**
 * Registers the device of this session, or renews it: a repeated call changes nothing else. A device of somebody else who
 * used it before becomes the caller's. See docs/product/messages.md#alerts.
 */
export async function registerDevice(
  { db, config, clock }: Deps,
  caller: Caller,
  { endpoint, keys }: PushSubscriptionInput,
  userAgent: string,
): Promise<PushSubscriptionRecord> {
  requireCallable(config, 'endpoint', endpoint);
  if (!isDeviceKeys(keys)) throw wrongField('keys', 'Nothing can be encrypted with these keys');
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    const own = await listPushSubscriptions(trx, caller.user.id);
    if (own.length >= maxDevices && !own.some((device) => device.endpoint === endpoint)) {
      throw new AppError('wrong-state', `You already have ${maxDevices} devices. Remove one first.`);
    }
    const device = await savePushSubscription(trx, {
      userId: caller.user.id,
      sessionId: caller.sessionId,
      endpoint,
      ...keys,
      userAgent: userAgent.slice(0, longestUserAgent),
      createdAt: clock().toISOString(),
    });
    return toPushSubscription(device);
  });
}

export function removeDevice({ db }: Deps, caller: Caller, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    await deletePushSubscription(trx, await getPushSubscription(trx, caller.user.id, id));
  });
}

/** Sends a test at once, one per idempotency key, and says what the push service answered. */
export function testDevice(
  deps: Deps,
  { caller, id }: { caller: Caller; id: number },
  idempotency: Idempotency,
): Promise<PushTest> {
  const once = { scope: `test-of-device-${id}`, ...idempotency, about: aboutNobody };
  return withStoredResponse(deps.db, once, deps.clock(), () => sendTest(deps, caller, id));
}

async function sendTest(deps: Deps, caller: Caller, id: number): Promise<PushTest> {
  const { db, clock } = deps;
  const { name } = await readProfile(db);
  const device = await getPushSubscription(db, caller.user.id, id);
  const messageId = randomUUID();
  await noteTest(db, id, messageId, clock());
  const message = {
    id: messageId,
    title: 'Alerts work on this device',
    body: `A test from ${name}`,
    url: adminPaths.alerts,
    tag: messageId,
    arrivedUrl: alertApi.arrived(id),
  };
  const signal = new AbortController().signal;
  const outcome = await sendToDevice(deps, device, { message, ttlSeconds: testTtlSeconds, signal });
  if (outcome.kind !== 'sent') return { id: messageId, isSent: false, reason: outcome.reason };
  await noteSuccess(db, id, clock());
  return { id: messageId, isSent: true, reason: null };
}

/** The device itself reports that it has shown a message. */
export async function noteArrived(
  { db, clock }: Deps,
  caller: Caller,
  id: number,
  messageId: string,
): Promise<PushSubscriptionRecord> {
  await getPushSubscription(db, caller.user.id, id);
  await noteArrival(db, id, messageId, clock());
  return toPushSubscription(await getPushSubscription(db, caller.user.id, id));
}
