import assert from 'node:assert/strict';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, adminPaths, paths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsInBothLooks, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile, storedQuotes } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';

const server = serverForFile();

test('an owner makes a code and ends the discounts, and visitors see what they pay', async ({
  step,
  browser,
}) => {
  await step(
    'an owner adds a code; a visitor pays less with it, and hears why it is refused once it is off',
    async () => {
      const panel = await openPanel(browser, server.origin, { path: adminPaths.services });
      await panel.getByRole('link', { name: 'Codes' }).click();
      await panel.getByText('No codes yet').waitFor();
      await panel.getByRole('button', { name: 'Add code' }).click();
      const sheet = panel.getByRole('dialog');
      await sheet.getByRole('button', { name: 'Add', exact: true }).click();
      await sheet.getByText('Enter percent or dollars').last().waitFor();
      assert.deepEqual(await findFaultsInBothLooks(panel), [], 'adding');
      await sheet.getByLabel('Code', { exact: true }).fill('Spring');
      await sheet.getByLabel('How much').fill('20');
      await sheet.getByRole('button', { name: 'Add', exact: true }).click();
      await panel.getByText('20% off, 0 uses').waitFor();
      assert.deepEqual(await findFaultsInBothLooks(panel), [], 'the list');

      const page = await openPage(browser, { viewport: widths.phone });
      expectComplaints(page, /422/);
      await page.goto(`${server.origin}${paths.calculator}`);
      await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
      await page.getByRole('button', { name: 'Get This Quote' }).click();
      await page.getByLabel('Your name').fill('Cody Spring');
      await page.getByLabel('Email', { exact: true }).check();
      await page.locator('[name=email]').fill('cody@example.com');
      await page.locator('form [name=zipCode]').fill('91501');
      await page.locator('[name=preferredDate]').fill(dayAhead(3));
      assert.equal(await page.getByLabel('Code', { exact: true }).isVisible(), false);
      await page.getByText('Have a code?').click();
      const code = page.getByLabel('Code', { exact: true });
      await code.fill('Winter');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('We don’t know this code').waitFor();
      await code.fill('spring');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('You save $17.80').waitFor();
      await page.getByText('Code Spring', { exact: true }).filter({ visible: true }).first().waitFor();
      await page.getByText('$71.20').filter({ visible: true }).first().waitFor();

      await panel.getByRole('button', { name: 'Edit Spring' }).click();
      await panel.getByRole('dialog').getByLabel('Customers can use it').uncheck();
      await panel.getByRole('button', { name: 'Save Changes' }).click();
      await panel.getByText('Off', { exact: true }).waitFor();
      const send = page.getByRole('button', { name: 'Send my quote request' });
      await send.click();
      await page.getByText('This code is no longer valid').first().waitFor();
      await page.getByText('$89.00').filter({ visible: true }).first().waitFor();

      await panel.getByRole('button', { name: 'Edit Spring' }).click();
      await panel.getByRole('dialog').getByLabel('Customers can use it').check();
      await panel.getByRole('button', { name: 'Save Changes' }).click();
      await panel.getByText('Off', { exact: true }).waitFor({ state: 'detached' });
      // As a link has it, which fills it in.
      await page.goto(`${server.origin}${paths.calculator}?code=SPRING`);
      await page.getByRole('button', { name: 'Get This Quote' }).click();
      await page.getByText('You save $17.80').waitFor();
      await page.getByRole('button', { name: 'Send my quote request' }).click();
      await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
      const [quote] = await storedQuotes(server.origin, 'Cody Spring');
      assert.deepEqual([quote?.serviceDetails.total, quote?.code?.code], ['71.20', 'Spring']);
    },
  );

  await step(
    'an owner ends the discounts while a visitor orders: the visitor sees the new total, and sends it',
    async () => {
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
    },
  );
});
