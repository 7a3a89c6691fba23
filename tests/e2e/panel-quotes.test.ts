import assert from 'node:assert/strict';
import { adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints, findAccessibilityFaults, findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

test('a quote is read, edited and left by keyboard, and the focus comes back to where it began', async ({
  browser,
}) => {
  const { quoteId } = await sendLead(
    server.origin,
    quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: dayAhead(7) }, { firstName: 'Keyboarda' }),
  );
  const page = await openPanel(browser, server.origin, { path: `${adminPaths.quotes}?search=Keyboarda` });
  const details = page.getByRole('button', { name: /^Details/ });
  await details.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Quote Details' }).waitFor();
  assert.equal(new URL(page.url()).searchParams.get('quote'), String(quoteId));
  await page.getByRole('button', { name: 'Edit Quote' }).press('Enter');
  await page.getByRole('dialog', { name: 'Edit Quote' }).waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null), true);
  const price = page.getByLabel('Estimated price');
  await price.fill('12.345');
  await price.press('Enter');
  await page.getByText('Enter an amount in dollars, such as 150.00').waitFor();
  await price.fill('180.5');
  await price.press('Enter');
  await page.getByText('Quote request has been successfully updated.').waitFor();
  await page
    .getByRole('dialog', { name: 'Quote Details' })
    .getByText('$180.50', { exact: true })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Quote Details' }).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Details'));
});

test('axe finds nothing while a quote is entered, converted, read and edited', { tag: '@axe' }, async ({
  browser,
}) => {
  const firstName = 'Axel';
  const request = await sendLead(server.origin, contactBody({ firstName }));
  const quote = await sendLead(
    server.origin,
    quoteBody([{ serviceId: 1, quantity: 2 }], { preferredDate: dayAhead(7) }, { firstName }),
  );
  const page = await openPanel(browser, server.origin, {
    path: `${adminPaths.quotes}?new=1`,
  });
  expectComplaints(page, /401|409/);
  const check = async () => assert.deepEqual(await findFaultsInBothLooks(page), [], page.url());
  await page.getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('button', { name: 'Create Quote' }).click();
  await page.getByText('First name is required').waitFor();
  await check();
  await page.goto(`${server.origin}${adminPaths.requests}?request=${request.id}&view=quote`);
  await page.getByText('Add a service').waitFor();
  await check();
  await page.goto(`${server.origin}${adminPaths.quotes}?quote=${quote.quoteId}&view=edit`);
  await page.getByText('by Website').waitFor();
  await page.getByText('Add a service').click();
  await check();
  await page.goto(`${server.origin}${adminPaths.quotes}?quote=${quote.quoteId}`);
  await page.getByText('Service details').waitFor();
  await check();
  await page.goto(server.origin + adminPaths.quotes);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByText('Are you sure you want to delete this quote request?').waitFor();
  await check();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText(' total').waitFor();
  await check();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('dialog', { name: 'Export quotes' }).waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), [], 'the export');
  await page.goto(`${server.origin}${adminPaths.quotes}?search=${firstName}`);
  await page.getByLabel(/^Status of Axel/).selectOption('completed');
  await page.getByRole('alertdialog', { name: 'Complete this visit early?' }).waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), [], 'the question before an early completion');
});
