import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { findAccessibilityFaults, findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';
import { addService, openServices, press, serviceRow } from '../support/services-panel.ts';

const server = serverForFile();

async function services(page: Page, category: string): Promise<AdminService[]> {
  return (await page.request.get(`${server.origin}${adminApi.services}?category=${category}`)).json();
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the eye hides a service from the site, a filter shows it, and a deleted one comes back with Undo', async ({
  browser,
}) => {
  const page = await openServices(browser, server.origin);
  await addService(page, server.origin, { title: 'Futon', originalPrice: '70.00' });
  await page.reload();
  const [before] = (await services(page, 'couch')).filter(({ title }) => title === 'Futon');
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await serviceRow(page, 'Futon').getByRole('button', { name: 'Deactivate Futon' }).click();
  const body = (await sent).postDataJSON();
  assert.equal(body.isActive, false);
  assert.equal(body.title, 'Futon');
  assert.equal(body.originalPrice, '70.00');
  assert.equal(body.version, before?.version);
  await page.getByText('Service updated successfully').waitFor();
  await serviceRow(page, 'Futon').getByRole('button', { name: 'Activate Futon' }).waitFor();
  const site = await (await page.request.get(server.origin + paths.service('couch-cleaning'))).text();
  assert.ok(!site.includes('Futon'));

  await page.getByLabel('Show').selectOption('inactive');
  await page.waitForURL(/\/services\?filter=inactive$/);
  await page.getByRole('main').getByRole('heading', { level: 3 }).nth(1).waitFor({ state: 'detached' });
  await serviceRow(page, 'Futon').waitFor();
  await serviceRow(page, 'Futon').getByRole('button', { name: 'Delete Futon' }).click();
  await page.getByText('No services found matching your criteria.').waitFor();
  await page.getByText('Service deleted successfully').waitFor();
  await press(page, 'Undo');
  await serviceRow(page, 'Futon').waitFor();
  await page.goBack();
  await serviceRow(page, 'Futon').waitFor();
  assert.equal(new URL(page.url()).search, '');
});

test('services are reordered by keyboard, mouse and menu, and Undo reverts it', async ({ browser }) => {
  const page = await openServices(browser, server.origin, '?filter=mattress');
  const before = (await services(page, 'mattress')).map(({ title }) => title);
  const [first, second, third] = before as [string, string, string];
  const mattresses = group(page, 'Mattress Cleaning');
  const shows = (...titles: string[]) =>
    page.waitForFunction((expected) => {
      const shown = [...document.querySelectorAll('main h3')].map((heading) => heading.textContent);
      return expected.every((title, index) => shown[index] === title);
    }, titles);
  const saved = async () => (await services(page, 'mattress')).slice(0, 3).map(({ title }) => title);

  await mattresses.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByText(`${first} is at its own position, position 1 of ${before.length}`).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(`${first} is over position 2 of ${before.length}`).waitFor();
  await page.keyboard.press('Space');
  await page.getByText('Order saved').waitFor();
  await shows(second, first, third);
  assert.deepEqual(await saved(), [second, first, third]);
  await press(page, 'Undo');
  await page.getByText('Order restored').waitFor();
  await shows(first, second, third);
  assert.deepEqual(await saved(), [first, second, third]);

  await mattresses.getByRole('button', { name: `Order of ${third}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await page.getByText('Order saved').waitFor();
  await shows(first, third, second);

  const grip = await mattresses.getByRole('button', { name: `Move ${second}`, exact: true }).boundingBox();
  const top = await mattresses.getByRole('button', { name: `Move ${first}`, exact: true }).boundingBox();
  await page.mouse.move(grip!.x + 10, grip!.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip!.x + 10, grip!.y - 20, { steps: 4 });
  await page.mouse.move(top!.x + 10, top!.y, { steps: 8 });
  const stored = page.waitForResponse((answer) => answer.url().endsWith(adminApi.serviceOrder));
  await page.mouse.up();
  assert.equal((await stored).status(), 200);
  await shows(second, first, third);
  assert.deepEqual(await saved(), [second, first, third]);
});

test('axe finds nothing in the services manager', { tag: '@axe' }, async ({ browser }) => {
  const page = await openServices(browser, server.origin, '?service=new&filter=mattress', {});
  await group(page, 'Mattress Cleaning').waitFor();
  await page
    .getByRole('region', { name: 'New service' })
    .getByRole('button', { name: 'Add Service' })
    .click();
  await page.getByText('Title is required').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await press(page, 'Cancel');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /^Order of/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Move up' }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.keyboard.press('Escape');
  await page.getByLabel('Title', { exact: true }).fill('Mine');
  const [first] = await services(page, 'mattress');
  const theirs = await page.request.put(server.origin + adminApi.service(first!.id), {
    data: { title: 'Theirs' },
  });
  assert.equal(theirs.status(), 200);
  await press(page, /^Save$/);
  await page.getByText('Title is now: Theirs').waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
});
