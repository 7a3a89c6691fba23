import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, type PanelOptions, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const openAudit = (browser: Browser, { path = adminPaths.audit, ...options }: PanelOptions = {}) =>
  openPanel(browser, server.origin, { path, ...options });

const findEntries = (page: Page) => page.getByRole('list', { name: 'Entries' }).locator('> li');

async function changePrice(): Promise<AdminService> {
  const [service] = await callAsOwner<AdminService[]>(server.origin, 'GET', adminApi.services);
  await callAsOwner(server.origin, 'PUT', adminApi.service(service!.id), { originalPrice: '991.00' });
  return service!;
}

test('axe finds nothing, and nothing is wider than the screen', { tag: '@axe' }, async ({ browser }) => {
  await changePrice();
  const page = await openAudit(browser);
  const check = async (what: string) => assert.deepEqual(await findFaultsInBothLooks(page), [], what);
  await findEntries(page).first().waitFor();
  await check('the list');
  await page.setViewportSize(widths.phone);
  const tops = await Promise.all(
    ['Who', 'What', 'When'].map(
      async (label) => (await page.getByLabel(label, { exact: true }).boundingBox())!.y,
    ),
  );
  assert.equal(new Set(tops).size, 1, 'one row on a phone');
  await page.getByLabel('When').selectOption('dates');
  const answer = page.waitForResponse(/from=2026-01-01/);
  await page.getByLabel('From', { exact: true }).fill('2026-01-01');
  await answer;
  await page.locator('main div[aria-busy=false]').waitFor();
  await check('with dates');
});
