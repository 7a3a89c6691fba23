import { panelFiles } from '#kit/paths/panel-files.ts';
import { adminPaths } from '#kit/paths/paths.ts';

/** Whether the server offers a service worker and this browser has them; private windows of some have none. */
const isOffered = 'serviceWorker' in navigator && document.documentElement.dataset.worker === 'on';

/** Begins after the screen has loaded, so that it shares no line with it. Null without a worker. */
export async function workerReady(): Promise<ServiceWorkerRegistration | null> {
  if (!isOffered) return null;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  try {
    const { active, installing } = await navigator.serviceWorker.register(panelFiles.worker, {
      scope: adminPaths.dashboard,
    });
    // After a failed installation `ready` never settles.
    const failure = active || !installing ? [] : [findFailure(installing)];
    return await Promise.race([navigator.serviceWorker.ready, ...failure]);
  } catch {
    // Plain http from another machine, or storage that is forbidden: the panel works without.
    return null;
  }
}

/** Browsers look for another worker only after minutes; until then they would open the panel of before without a line. */
export async function updateWorker(): Promise<void> {
  if (!isOffered) return;
  const registration = await navigator.serviceWorker.getRegistration(adminPaths.dashboard);
  await registration?.update().catch(() => {});
}

/** Resolves once the browser has discarded the worker. */
const findFailure = (worker: ServiceWorker) =>
  new Promise<null>((resolve) => {
    const check = () => worker.state === 'redundant' && resolve(null);
    worker.addEventListener('statechange', check);
    check();
  });

/** An operator has turned the worker off. */
export async function removeWorker() {
  if (isOffered || !('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('panel-')) await caches.delete(name);
}
