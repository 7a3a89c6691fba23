import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { customerApi, customerScreens } from '#kit/paths/customer-paths.ts';
import type { Customer } from '#sales/customers/customers.ts';
import { findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

const findCustomers = (search: string) =>
  callAsOwner<Customer[]>(
    server.origin,
    'GET',
    `${customerApi.customers}?${new URLSearchParams({ search })}`,
  );

const sendNewQuote = (changes: object) =>
  sendLead(
    server.origin,
    quoteBody([{ serviceId: 1, quantity: 2 }], { preferredDate: dayAhead(7) }, changes),
  );

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

test('axe finds nothing while customers are listed, read and edited', { tag: '@axe' }, async ({
  browser,
}) => {
  const firstName = 'Axel';
  const phone = '(213) 555-0171';
  await sendNewQuote({ firstName, lastName: 'Axel', email: `${firstName}@example.com`, phone });
  await sendLead(
    server.origin,
    contactBody({
      firstName: 'Other',
      lastName: 'Person',
      email: `${firstName}@example.com`,
      phone: '(213) 555-0177',
    }),
  );
  const [customer] = await findCustomers(firstName);
  const page = await openPanel(browser, server.origin, {
    path: customerScreens.customers,
  });
  const check = async () => assert.deepEqual(await findFaultsInBothLooks(page), [], page.url());
  await page.getByText('total').waitFor();
  await check();
  const path = `${server.origin}${customerScreens.customer(customer!.id)}`;
  await page.goto(path);
  await timeline(page).getByRole('listitem').first().waitFor();
  await check();
  for (const view of ['customer', 'new-property', 'quote', 'note', 'merge']) {
    await page.goto(`${path}?dialog=${customer!.id}&view=${view}`);
    await page.getByRole('dialog').locator('input, textarea').first().waitFor();
    await check();
  }
});
