import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { customerApi, customerScreens } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsInBothLooks,
  widths,
} from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

const sendNewQuote = async (firstName: string) => {
  const person = { firstName, lastName: 'Okafor', email: `${firstName.toLowerCase()}@example.com` };
  const items = [{ serviceId: 1, quantity: 2 }];
  const { quoteId } = await sendLead(server.origin, quoteBody(items, { preferredDate: dayAhead(7) }, person));
  return quoteId!;
};

async function addIssued(firstName: string): Promise<Invoice> {
  const quoteId = await sendNewQuote(firstName);
  const { id } = await callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.invoices, { quoteId });
  return callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.issue(id), {});
}

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('a quote becomes a draft, is checked, issued, paid in parts, and the customer sees it', async ({
  browser,
}) => {
  const quoteId = await sendNewQuote('Mona');
  const page = await openPanel(browser, server.origin, {
    viewport: widths.phone,
    path: `${adminPaths.quotes}?quote=${quoteId}`,
  });
  await page.getByRole('button', { name: 'Make Invoice' }).dblclick();
  const draft = sheet(page, 'Draft');
  await draft.getByText('This is a draft. The customer can’t see it.').waitFor();

  await draft.getByRole('button', { name: 'Edit Draft' }).click();
  const form = sheet(page, 'Edit Draft');
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByLabel('For').last().fill('Stair runner');
  await form.getByLabel('Price each').last().fill('50');
  await form.getByLabel('Tax in percent').fill('9.12345');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByText('At most three decimals').waitFor();
  await form.getByLabel('Tax in percent').fill('10');
  const total = await form.getByRole('definition').last().textContent();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await draft.getByText('Tax (10%)').waitFor();
  await draft.getByText(total!).waitFor();

  await draft.getByRole('button', { name: 'Issue…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue' }).click();
  const issued = sheet(page, /^Invoice \d{4}-\d{4}$/);
  await issued.getByRole('button', { name: 'Record Payment' }).click();
  const payment = sheet(page, 'Record Payment');
  expectComplaints(page, /422/);
  await payment.getByLabel('Amount').fill('99999');
  await payment.getByRole('button', { name: 'Record Payment' }).click();
  await payment.getByText(`Enter at most ${total}`).waitFor();
  await payment.getByLabel('Amount').fill('20');
  await payment.getByRole('button', { name: 'Record Payment' }).dblclick();
  await payment.waitFor({ state: 'detached' });
  await issued.getByText('Balance due').waitFor();
  await issued.getByText('−$20.00').waitFor();

  await issued.getByRole('button', { name: 'Send', exact: true }).click();
  const sending = sheet(page, /^Send Invoice/);
  await sending.getByRole('button', { name: 'Send' }).click();
  await sending.waitFor({ state: 'detached' });
  await issued.getByRole('button', { name: 'Send Again' }).waitFor();

  const link = await issued.getByRole('link', { name: 'Customer’s page' }).getAttribute('href');
  await page.goto(link!);
  await page.getByRole('heading', { level: 1, name: /^Invoice/ }).waitFor();
  await page.getByText('Stair runner').waitFor();
  await page.getByText('Balance due').waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  const pdf = await fetch(
    await page.getByRole('link', { name: 'Download as PDF' }).evaluate((a) => (a as HTMLAnchorElement).href),
  );
  assert.equal(pdf.headers.get('Content-Type'), 'application/pdf');
});

test('list, details, form and settings are accessible', { tag: '@axe' }, async ({ browser }) => {
  const { id } = await addIssued('Axel');
  const person = { firstName: 'Wanda', lastName: 'Pike', phone: '(818) 555-0199' };
  await callAsOwner(server.origin, 'POST', customerApi.customers, person);
  const quoteId = await sendNewQuote('Axa');
  const draft = await callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.invoices, { quoteId });
  const page = await openPanel(browser, server.origin, {
    ...{ path: customerScreens.invoices },
  });
  await page.getByRole('listitem').filter({ hasText: 'Axel' }).waitFor();
  const check = async (name: string) => {
    assert.deepEqual(await findFaultsInBothLooks(page), [], name);
  };
  await check('list');
  await page.goto(`${server.origin}${customerScreens.invoices}?invoice=${id}`);
  await page.getByRole('button', { name: 'Record Payment' }).waitFor();
  await check('details');
  await page.getByRole('button', { name: 'Record Payment' }).click();
  await page.getByLabel('Amount').waitFor();
  await check('payment');
  await page.goto(`${server.origin}${customerScreens.invoices}?invoice=${id}`);
  await page.getByRole('button', { name: 'Credit Part…' }).click();
  await page.getByRole('button', { name: 'Issue Credit Note' }).click();
  await page.getByText('Enter a reason').waitFor();
  await check('credit');
  await page.goto(server.origin + customerScreens.invoices);
  await page.getByRole('button', { name: 'New Invoice' }).click();
  await page.getByLabel('Search customers').fill('Wanda');
  await page.getByRole('button', { name: 'Choose Wanda Pike' }).click();
  await page.getByRole('button', { name: 'Make Draft' }).click();
  await page.getByLabel('Price each').and(page.locator('[aria-invalid]')).waitFor();
  await check('new');
  await page.goto(`${server.origin}${customerScreens.invoices}?invoice=${draft.id}&view=edit`);
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  await check('edit');
  await page.goto(server.origin + customerScreens.invoiceSettings);
  await page.getByLabel('Legal name').waitFor();
  await check('settings');
  await page.goto((await callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.issue(draft.id), {})).url!);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('page');
});
