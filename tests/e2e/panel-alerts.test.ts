import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { PushMessage } from '#delivery/devices/push-subscriptions.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { sendLead } from '../support/leads.ts';
import { allowNotifications, keepNotifications } from '../support/notifications.ts';
import { type PushService, startPushService } from '../support/push-service.ts';

const server = serverForFile();

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

/** Chromium subscribes at Google only: the page gets the subscription of a device of our own push service. */
function stubSubscription(device: object): void {
  const name = 'test-subscribed';
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => device,
    unsubscribe: async () => {
      localStorage.removeItem(name);
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(name) ? subscription : null),
    subscribe: async () => {
      localStorage.setItem(name, '1');
      return subscription;
    },
  });
}

async function openAlerts(browser: Browser, name: string, options = {}): Promise<Page> {
  const page = await openPanel(browser, server.origin, { serviceWorkers: 'allow', ...options });
  await allowNotifications(page);
  await page.addInitScript(stubSubscription, service.device(name));
  await page.goto(server.origin + adminPaths.alerts);
  await page.getByRole('switch', { name: 'Alerts on this device' }).waitFor();
  return page;
}

/** Hands a message to the page's worker, as the browser does once it has decrypted it. */
async function deliver(page: Page, message: PushMessage) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const data = { origin: server.origin, registrationId: await registered, data: JSON.stringify(message) };
  await session.send('ServiceWorker.deliverPushMessage', data);
}

test('alerts are turned on, tested until they arrive, survive a reload, are turned off, and say when they cannot be', {
  tag: '@not-firefox',
}, async ({ browser }) => {
  const page = await openAlerts(browser, 'journey');
  const onOff = page.getByRole('switch', { name: 'Alerts on this device' });
  await onOff.click();
  await page.getByText('This device', { exact: true }).waitFor();
  assert.ok(await onOff.isChecked());
  await page.getByRole('button', { name: /^Send test/ }).click();
  await page.getByText('Sent. Waiting for the device…').waitFor();
  const { message } = service.pushes.at(-1)!;
  await keepNotifications(page);
  await deliver(page, message);
  await page.getByText('The test has arrived on the device.').waitFor();

  await page.reload();
  await page.getByText('This device', { exact: true }).waitFor();
  assert.equal(await page.getByRole('list', { name: 'Your devices' }).getByRole('listitem').count(), 1);
  // Until then it says "Just a moment…", and takes no other press.
  await page.getByText('On', { exact: true }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await sendLead(server.origin);
  while (service.pushes.length < 2) await page.waitForTimeout(50);
  assert.match(service.pushes.at(-1)!.message.title, /^New message, /);

  await onOff.click();
  await page.getByText('No device gets alerts yet.').waitFor();
  assert.ok(!(await onOff.isChecked()));
  assert.deepEqual(service.faults, []);

  await page.getByText('Off. Your browser will ask for permission.').waitFor();
  await onOff.click();
  await page.getByText('This device', { exact: true }).waitFor();
  const reason = 'The push service has trouble (503).';
  await page.route(`**${alertApi.devices}/*/test`, (route) =>
    route.fulfill({ json: { id: 'x', isSent: false, reason } }),
  );
  await page.getByRole('button', { name: /^Send test/ }).click();
  await page.getByText(`Not sent. ${reason}`).waitFor();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('No device gets alerts yet.').waitFor();

  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.reload();
  await page.getByText('This browser blocks notifications from this site.').waitFor();
});
