import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import { findFaultsInBothLooks, widths } from '../support/browser.ts';
import { callAsOwner, openPanel, type PanelOptions, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const openAudit = (context: TestContext, { path = adminPaths.audit, ...options }: PanelOptions = {}) =>
  openPanel(context, server.origin, { path, ...options });

const findEntries = (page: Page) => page.getByRole('list', { name: 'Entries' }).locator('> li');

async function changePrice(): Promise<AdminService> {
  const [service] = await callAsOwner<AdminService[]>(server.origin, 'GET', adminApi.services);
  await callAsOwner(server.origin, 'PUT', adminApi.service(service!.id), { originalPrice: '991.00' });
  return service!;
}

test('changes are read in plain words, and lead to the record and to all that a person did', async (context) => {
  const service = await changePrice();
  const settings = await callAsOwner<StoredSettings>(server.origin, 'GET', adminApi.settings);
  const [monday, ...others] = settings.hours;
  const hours = [{ ...monday!, closes: '15:00' }, ...others];
  await callAsOwner(server.origin, 'PUT', adminApi.settings, { ...settings, hours });
  const page = await openAudit(context);
  const entries = findEntries(page);
  const priced = entries.filter({ hasText: 'Service changed' }).first();
  await priced.getByText(`Price: $${service.originalPrice} → $991.00`).waitFor();
  await priced.getByRole('link', { name: `Service ${service.id}` }).waitFor();
  await entries
    .filter({ hasText: 'Settings changed' })
    .getByText('Hours on Monday: 8 AM to 6 PM → 8 AM to 3 PM')
    .waitFor();
  await priced.getByRole('button', { name: 'Only entries of admin' }).click();
  await page.waitForURL(/person=/);
  const chosen = page.getByLabel('Who').locator('option:checked', { hasText: 'admin' });
  await chosen.waitFor({ state: 'attached' });
});

test('filters of who, what and when stand in the address and in the export, and a log without matches says so', async (context) => {
  const pat = await callAsOwner<AddedPerson>(server.origin, 'POST', adminApi.people, {
    name: 'Pat Park',
    username: 'pat.park',
    email: 'pat.park@example.com',
    role: 'office',
  });
  await callAsOwner(server.origin, 'DELETE', adminApi.person(pat.id));
  const page = await openAudit(context, { viewport: widths.phone });
  const tops = await Promise.all(
    ['Who', 'What', 'When'].map(
      async (label) => (await page.getByLabel(label, { exact: true }).boundingBox())!.y,
    ),
  );
  assert.equal(new Set(tops).size, 1, 'one row on a phone');
  await page.getByLabel('What', { exact: true }).selectOption('person-removed');
  const entry = findEntries(page).filter({ hasText: 'Person removed' });
  await entry.getByText('Pat Park', { exact: true }).waitFor();
  assert.equal(await entry.count(), 1);
  await page.getByLabel('When').selectOption('dates');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByText('Nothing matches these filters.').waitFor();
  assert.match(page.url(), /action=person-removed&period=dates&to=2020-01-31/);
  await page.getByLabel('When').selectOption('today');
  await entry.getByText('Pat Park', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = await download;
  assert.match(file.suggestedFilename(), /^audit-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r\n/);
  assert.equal(lines.length, 2);
  assert.match(lines[1]!, /Person removed/);
});

test('older entries follow with the keyboard, and stay in order', async (context) => {
  for (let count = 0; count < 60; count += 1) await changePriceTo(`${500 + count}.00`);
  const page = await openAudit(context, { path: `${adminPaths.audit}?action=service-changed` });
  const entries = findEntries(page);
  await entries.nth(49).waitFor();
  assert.equal(await entries.count(), 50);
  await page.getByRole('button', { name: 'Show older' }).focus();
  await page.keyboard.press('Enter');
  await entries.nth(59).waitFor();
  await page.getByRole('button', { name: 'Show older' }).waitFor({ state: 'detached' });
  const texts = await entries.allInnerTexts();
  assert.match(texts[0]!, /Price: \$558\.00 → \$559\.00/);
  assert.match(texts[58]!, /Price: \$500\.00 → \$501\.00/);
});

async function changePriceTo(originalPrice: string) {
  const services = await callAsOwner<AdminService[]>(server.origin, 'GET', adminApi.services);
  await callAsOwner(server.origin, 'PUT', adminApi.service(services.at(-1)!.id), {
    originalPrice,
    discountedPrice: null,
  });
}

test('fifty entries are all there are, and none older are offered', async (context) => {
  for (let count = 0; count < 50; count += 1) {
    await callAsOwner(server.origin, 'POST', adminApi.services, {
      title: `Fifty ${count}`,
      originalPrice: '10.00',
    });
  }
  const page = await openAudit(context, { path: `${adminPaths.audit}?action=service-added` });
  await findEntries(page).nth(49).waitFor();
  assert.equal(await findEntries(page).count(), 50);
  assert.equal(await page.getByRole('button', { name: 'Show older' }).count(), 0);
});

test('axe finds nothing, and nothing is wider than the screen', async (context) => {
  await changePrice();
  const page = await openAudit(context);
  const check = async (what: string) => assert.deepEqual(await findFaultsInBothLooks(page), [], what);
  await findEntries(page).first().waitFor();
  await check('the list');
  await page.getByLabel('When').selectOption('dates');
  const answer = page.waitForResponse(/from=2026-01-01/);
  await page.getByLabel('From', { exact: true }).fill('2026-01-01');
  await answer;
  await page.locator('main div[aria-busy=false]').waitFor();
  await check('with dates');
});
