import assert from 'node:assert/strict';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { expectComplaints, findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const csv = [
  'Customer;Phone Numbers;Email;When',
  'Lopez, Maria;(818) 555-0188;maria.lopez@example.com;spring',
  'Zoë Orr;818-555-0189 x4;;',
  ';;;fall',
].join('\n');

test('an owner moves in with a file, says yes to offers, and takes it back', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { path: customerScreens.customers });
  expectComplaints(page, /422/);
  await page.getByRole('link', { name: 'Import' }).first().click();
  await page.getByText('No imports yet.').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'the start');
  const choose = (name: string, text: string) =>
    page
      .getByLabel('File to import')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('empty.csv', 'Name,Email\n');
  await page.getByText('This file has no rows below its column names.').waitFor();
  await choose('contacts.csv', csv);

  await page.getByText('From QuickBooks').waitFor();
  assert.equal(await page.getByLabel('Customer').inputValue(), 'name');
  await page.getByLabel('When').selectOption('notes');
  assert.equal(await page.getByText('(818) 555-0188').isVisible(), true);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByText('Why 1 row can’t be imported').click();
  await page.getByText('Row 3: No name, email or phone').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'the check');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();

  await page.getByText('Import done.').waitFor();
  await page.getByLabel('They may get follow-ups and “Due again”').click();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'done');
  await page.reload();
  assert.equal(await page.getByLabel('They may get follow-ups and “Due again”').isChecked(), true);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('The import was taken back.').waitFor();
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByText('Undone').waitFor();
});
