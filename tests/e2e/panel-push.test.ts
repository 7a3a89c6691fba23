import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';
import { keepNotifications, readNotifications } from '../support/notifications.ts';
import { until } from '../support/until.ts';
import { openWorkerPanel } from '../support/worker-panel.ts';

const server = serverForFile();

const payload = {
  id: 'message-1',
  title: 'New quote',
  body: '$161.10, Burbank',
  tag: 'quote-7',
  url: `${adminPaths.quotes}?id=7`,
};

/** Sends a push to the page's worker, as the browser's push service would. */
async function deliver(page: Page, data: object) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.origin,
    registrationId,
    data: JSON.stringify(data),
  });
}

const openPushPanel = async (browser: Browser) => {
  const page = await openWorkerPanel(browser, server.origin);
  await keepNotifications(page);
  return page;
};

test('a push message arrives, and a press leads to its screen', async ({ step, browser }) => {
  await step('a push shows its title and text, and reports once that it arrived', async () => {
    const page = await openPushPanel(browser);
    const arrivedUrl = '/api/admin/push-subscriptions/3/arrived';
    const reported = Promise.withResolvers<{ body: unknown; type: string | undefined }>();
    await page.context().route(`**${arrivedUrl}`, async (route) => {
      const request = route.request();
      reported.resolve({ body: request.postDataJSON(), type: request.headers()['content-type'] });
      await route.fulfill({ status: 204 });
    });
    await deliver(page, { ...payload, arrivedUrl });
    const [notification] = await until(
      () => readNotifications(page),
      ({ length }) => length === 1,
    );
    assert.deepEqual(notification, {
      title: payload.title,
      body: payload.body,
      tag: payload.tag,
      icon: '/icon-192.png',
      badge: '/icon-badge.png',
    });
    assert.deepEqual(await reported.promise, { body: { messageId: payload.id }, type: 'application/json' });
  });

  await step('a press brings the open panel to its screen, and never to another site', async () => {
    const page = await openPushPanel(browser);
    expectComplaints(page, /401|404/);
    const [worker] = page.context().serviceWorkers();
    const press = (url: string) =>
      worker!.evaluate(async (data) => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
        await registration.showNotification('Pressed', { data });
        const [notification] = await registration.getNotifications();
        const { ExtendableEvent } = self as unknown as { ExtendableEvent: typeof Event };
        self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
      }, url);
    await press(`${adminPaths.requests}?search=Nobody`);
    await page.waitForURL(`**${adminPaths.requests}?search=Nobody`);
    await page.getByRole('heading', { name: 'Customer Requests' }).waitFor();
    await press('https://elsewhere.example/phish');
    await page.waitForURL(`**${adminPaths.dashboard}`);
  });
});
