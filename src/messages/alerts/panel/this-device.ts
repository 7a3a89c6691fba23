import { pushKeySchema, pushSubscriptionSchema } from '#delivery/devices/push-subscriptions.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { workerReady } from '#kit/panel/offline/registration.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';

/** `add-to-home`: Safari on a phone takes alerts only for what was added to the Home Screen. */
export type ThisDevice =
  | { state: 'unsupported' | 'insecure' | 'add-to-home' | 'denied' | 'off' }
  | { state: 'on'; id: number };

const workerMilliseconds = 10_000;

/** Registers the browser again if alerts are on in it: its session, or its person, may be another one now. */
export async function readThisDevice(): Promise<ThisDevice> {
  if (!isSecureContext) return { state: 'insecure' };
  if (!('PushManager' in window) || !('Notification' in window)) {
    return { state: /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'add-to-home' : 'unsupported' };
  }
  const registration = await findRegistration();
  if (!registration) return { state: 'unsupported' };
  if (Notification.permission === 'denied') return { state: 'denied' };
  const subscription = await registration.pushManager.getSubscription();
  return subscription ? register(subscription, registration, await readKey()) : { state: 'off' };
}

/** Asks for the permission first, while the press still counts as one. */
export async function turnOn(): Promise<ThisDevice> {
  if ((await Notification.requestPermission()) !== 'granted') return readThisDevice();
  const registration = await findRegistration();
  if (!registration) return { state: 'unsupported' };
  const key = await readKey();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return register(subscription, registration, key);
}

export async function turnOff(): Promise<void> {
  const registration = await findRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function register(
  subscription: PushSubscription,
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<ThisDevice> {
  const present = await ofKey(key, subscription, pushManager);
  const body = present.toJSON();
  const { id } = await fetchAdmin(pushSubscriptionSchema, alertApi.devices, { method: 'POST', body });
  return { state: 'on', id };
}

/** A site whose database was replaced has another key, and a subscription of the former one gets nothing. */
async function ofKey(key: string, subscription: PushSubscription, pushManager: PushManager) {
  const used = subscription.options.applicationServerKey;
  if (!used || base64url(used) === key) return subscription;
  await subscription.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const readKey = async () => (await fetchAdmin(pushKeySchema, alertApi.key)).key;

const base64url = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Undefined where the browser gets no worker, such as when an operator has turned it off. */
const findRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    workerReady().then((registration) => registration ?? undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, workerMilliseconds)),
  ]);
