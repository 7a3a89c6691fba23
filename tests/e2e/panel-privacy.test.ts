import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { adminPaths } from '#kit/paths/paths.ts';
import { findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

test('from a request to all data of its person, which is downloaded and then erased', async ({ browser }) => {
  const { id } = await sendLead(server.origin, contactBody({ email: 'gone@example.com' }));
  const page = await openPanel(browser, server.origin, { path: `${adminPaths.requests}?request=${id}` });
  await page.getByRole('link', { name: 'All data of this person' }).click();
  await page.getByText('Stored under gone@example.com: 1 request and 2 emails.').waitFor();
  assert.equal(page.url(), server.origin + adminPaths.privacy);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  assert.equal(data.requests[0].id, id);

  await page.getByRole('button', { name: 'Erase for good' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('1 request and 2 emails will be erased right away').waitFor();
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('Erased for good', { exact: true }).waitFor();
  await page.getByRole('list', { name: 'Erasures' }).getByText('1 request and 2 emails').waitFor();
  await page.getByLabel('Email or phone').fill('gone@example.com');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await page.getByText('Nothing is stored under gone@example.com.').waitFor();
  await page.getByLabel('Email or phone').fill('Kim');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await page.getByText('Enter an email address or a phone number').waitFor();
});

test('axe finds nothing on Privacy', { tag: '@axe' }, async ({ browser }) => {
  const email = 'axe@example.com';
  await sendLead(server.origin, contactBody({ email }));
  const page = await openPanel(browser, server.origin, { path: adminPaths.privacy });
  await page.getByLabel('Email or phone').fill(email);
  await page.getByRole('button', { name: 'Look it up' }).click();
  await page.getByText(`Stored under ${email}`).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});
