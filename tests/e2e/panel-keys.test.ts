import assert from 'node:assert/strict';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('an owner adds a key for an app in Settings, which works until it is deleted', async ({ browser }) => {
  const page = await openPanel(browser, server.origin);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Keys' }).click();
  await page.getByText('No keys yet').waitFor();
  assert.equal(page.url(), server.origin + adminPaths.keys);

  await page.getByRole('button', { name: 'Add key' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Role').selectOption('crew');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText('Name is required').waitFor();
  await sheet.getByText('Choose a crew').last().waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'adding');
  await sheet.getByLabel('Name').fill('CRM');
  await sheet.getByLabel('Role').selectOption('office');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  const key = await sheet.getByText(/^key_/).innerText();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'the key');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Never used').waitFor();

  const headers = { Authorization: `Bearer ${key}` };
  const call = async () => (await fetch(server.origin + adminApi.requests, { headers })).status;
  assert.equal(await call(), 200);
  await page.reload();
  await page.getByText('Last used').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'the list');

  await page.getByRole('button', { name: 'Delete CRM' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No keys yet').waitFor();
  assert.equal(await call(), 401);
});
