import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { adminPaths } from '#kit/paths/paths.ts';
import { findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { sendLead } from '../support/leads.ts';
import { startReceiver } from '../support/receiver.ts';

const server = serverForFile();

let receiver: Awaited<ReturnType<typeof startReceiver>>;
test.beforeAll(async () => {
  receiver = await startReceiver((response) => response.end('ok'));
});
test.afterAll(() => receiver.close());

test('a webhook is added in Settings, gets a test and a lead, is turned off and deleted', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Webhooks' }).click();
  await page.getByText('No webhooks yet').waitFor();
  assert.equal(page.url(), server.origin + adminPaths.webhooks);

  await page.getByRole('button', { name: 'Add webhook' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Address').fill('crm.example/leads');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText('Enter a URL that starts with https://').waitFor();
  const url = `${receiver.url}/leads`;
  await sheet.getByLabel('Address').fill(url);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = await sheet.getByText(/^whsec_/).innerText();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await sheet.getByText(secret).waitFor();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add webhook' }).click();
  assert.equal(await sheet.getByLabel('Address').inputValue(), '', 'the next one begins anew');
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Send test to ${url}` }).click();
  const deliveries = page.getByRole('list', { name: 'Latest deliveries' }).getByRole('listitem');
  await deliveries.filter({ hasText: 'Test' }).getByText('Sent').waitFor();
  const [call] = receiver.calls;
  const signed = `${call!.headers['webhook-timestamp']}.${call!.body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  assert.equal(
    call!.headers['webhook-signature'],
    `sha256=${signature}`,
    'signed with the secret that was shown',
  );

  await sendLead(server.origin);
  await page.reload();
  await deliveries.filter({ hasText: 'New lead' }).getByText('Sent').waitFor();

  await page.getByRole('switch', { name: url }).click();
  await page.getByText('Off: nothing is sent').waitFor();
  assert.ok(await page.getByRole('button', { name: `Send test to ${url}` }).isDisabled());
  await page.getByRole('button', { name: `Delete ${url}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No webhooks yet').waitFor();
});

test('axe finds nothing in the webhooks', { tag: '@axe' }, async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.webhooks });
  const check = async (what: string) => assert.deepEqual(await findFaultsInBothLooks(page), [], what);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Enter a URL that starts with https://').waitFor();
  await check('adding');
  await page.getByLabel('Address').fill(`${receiver.url}/axe`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(/^whsec_/).waitFor();
  await check('the secret');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  const card = page.getByRole('listitem').filter({ hasText: `${receiver.url}/axe` });
  await card.getByRole('button', { name: 'Send test' }).click();
  await card.getByRole('listitem').getByText('Sent').waitFor();
  await check('the list');
});
