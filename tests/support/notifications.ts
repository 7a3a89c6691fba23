import type { Page } from 'playwright-core';

/**
 * The headless build that the tests use denies notifications, whatever a page is granted. The permission and the
 * system's notifications are stood in for; the worker, its events and what it shows are real.
 */
export async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
}

/** Call it once the worker runs. */
export async function keepNotifications(page: Page): Promise<void> {
  const [running] = page.context().serviceWorkers();
  const worker = running ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const kept = new Set<NotificationOptions & { title: string; close(): void }>();
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: NotificationOptions = {}) => {
        const notification = { title, ...options, close: () => void kept.delete(notification) };
        kept.add(notification);
      },
      getNotifications: async () => [...kept],
    });
  });
}

export interface Shown {
  title: string;
  body?: string;
  tag?: string;
  icon?: string;
  badge?: string;
}

export async function readNotifications(page: Page): Promise<Shown[]> {
  const [worker] = page.context().serviceWorkers();
  return worker!.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const all = (await registration.getNotifications()) as (Notification & { badge: string })[];
    return all.map(({ title, body, tag, icon, badge }) => ({ title, body, tag, icon, badge }));
  });
}
