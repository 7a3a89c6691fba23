import type { PushMessage } from '#delivery/devices/push-subscriptions.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { WorkerScope } from './worker-events.ts';

/** Shows what the server pushes; a press opens its screen. */
export function listenForPush(scope: WorkerScope) {
  scope.addEventListener('push', (event) => {
    const payload = event.data?.json() as PushMessage | undefined;
    if (payload) event.waitUntil(show(scope, payload));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, ownUrl(event.notification.data)));
  });
  // The browser has replaced the address that messages go to.
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, event.oldSubscription, event.newSubscription));
  });
}

async function show({ registration }: WorkerScope, { id, title, body, tag, url, arrivedUrl }: PushMessage) {
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-badge.png',
    data: url,
  });
  const report = arrivedUrl && ownUrl(arrivedUrl);
  if (report) await post(report, { messageId: id }).catch(() => {});
}

/** The panel's dashboard for an address of another site. */
function ownUrl(address: unknown): string {
  const url = new URL(String(address), location.origin);
  return url.origin === location.origin ? url.href : new URL(adminPaths.dashboard, location.origin).href;
}

async function open({ clients }: WorkerScope, url: string) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const panel = windows.find((client) => new URL(client.url).pathname.startsWith(adminPaths.dashboard));
  // A window that this worker does not control yet cannot be navigated. To focus it first would use up the press.
  const shown = panel?.url === url ? panel : await panel?.navigate(url).catch(() => null);
  if (shown) await shown.focus().catch(() => {});
  else await clients.openWindow(url);
}

async function renew(
  { registration }: WorkerScope,
  old: PushSubscription | null | undefined,
  given: PushSubscription | null | undefined,
) {
  if (!given && !old) return;
  const subscription = given ?? (await registration.pushManager.subscribe(old!.options));
  await post(alertApi.devices, subscription.toJSON());
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
  });
