import assert from 'node:assert/strict';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { expectComplaints, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, serverForFile, storedQuotes } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';

const server = serverForFile();

test('an owner ends the discounts while a visitor orders: the visitor sees the new total, and sends it', async ({
  browser,
}) => {
  const page = await openPage(browser, { viewport: widths.phone });
  expectComplaints(page, /409/);
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.getByRole('button', { name: 'Add Couch Stain Protection' }).click();
  await page.getByRole('button', { name: 'Get This Quote' }).click();
  await page.getByLabel('Your name').fill('Dee Scount');
  await page.getByLabel('Email', { exact: true }).check();
  await page.locator('[name=email]').fill('dee@example.com');
  await page.locator('form [name=zipCode]').fill('91501');
  await page.locator('[name=preferredDate]').fill(dayAhead(3));
  await page.getByText('$120.60').filter({ visible: true }).first().waitFor();

  const { updatedAt: _time, ...settings } = await callAsOwner<StoredSettings>(
    server.origin,
    'GET',
    adminApi.settings,
  );
  const terms = { ...settings.terms, discounts: [] };
  await callAsOwner(server.origin, 'PUT', adminApi.settings, { ...settings, terms });

  const send = page.getByRole('button', { name: 'Send my quote request' });
  await send.click();
  await page
    .getByText(/The total is now \$134\.00\./)
    .first()
    .waitFor();
  // The total comes with the refusal, the other rows with the new catalog.
  await page.getByText('Discount').first().waitFor({ state: 'detached' });
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Dee Scount');
  await send.click();
  await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
  assert.doesNotMatch(await page.getByRole('region', { name: 'Your request' }).innerText(), /Discount/);
  const [quote] = await storedQuotes(server.origin, 'Dee Scount');
  assert.deepEqual([quote?.serviceDetails.total, quote?.serviceDetails.discountPercent], ['134.00', 0]);
});
