import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('a quote becomes a draft, is checked, issued, paid in parts, and the customer sees it', async (context) => {
  const quoteId = await sendNewQuote('Mona');
  const page = await openPanel(context, server.origin, {
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

test('an invoice is voided by a credit note, and a new one can be made', async (context) => {
  const { id, number, quoteId } = await addIssued('Viola');
  const page = await openPanel(context, server.origin, {
    path: `${customerScreens.invoices}?invoice=${id}`,
  });
  const issued = sheet(page, `Invoice ${number}`);
  await issued.getByRole('button', { name: 'Void…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void' }).click();
  await issued.getByText(/^Voided by credit note/).waitFor();
  await issued.getByRole('button', { name: /^Open credit note/ }).click();
  await sheet(page, /^Credit note/)
    .getByText(`Cancels invoice ${number}. Nothing is owed.`)
    .waitFor();
  await page.goto(`${server.origin}${adminPaths.quotes}?quote=${quoteId}`);
  await page.getByRole('button', { name: 'Make Invoice' }).waitFor();
});

test('a part of a paid invoice is credited once, by amount and by lines, and says what to refund', async (context) => {
  const { id, number, total } = await addIssued('Cora');
  const paidAt = new Date(Date.now() - 60_000).toISOString();
  const payment = { amount: total, method: 'cash', paidAt };
  await callAsOwner(server.origin, 'POST', invoiceApi.payments(id), payment);
  const page = await openPanel(context, server.origin, {
    viewport: widths.phone,
    path: `${customerScreens.invoices}?invoice=${id}`,
  });
  const issued = sheet(page, `Invoice ${number}`);
  await issued.getByRole('button', { name: 'Credit Part…' }).click();
  const form = sheet(page, 'Credit Part of This Invoice');
  await form.getByLabel('Amount').fill('10');
  await form.getByRole('button', { name: 'Issue Credit Note' }).click();
  await form.getByText('Enter a reason').waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await form.getByLabel('Reason').fill('A stain stayed.');
  await form.getByRole('button', { name: 'Issue Credit Note' }).dblclick();
  await form.waitFor({ state: 'detached' });
  await issued.getByText('Paid in full. The customer paid $10.00 too much: refund it.').waitFor();

  await issued.getByRole('button', { name: 'Credit Part…' }).click();
  await form.getByLabel('Credit', { exact: true }).selectOption('lines');
  const [quantity] = await form.getByRole('textbox').all();
  await form.getByLabel('Reason').fill('One was not cleaned.');
  expectComplaints(page, /422/);
  await quantity!.fill('3');
  await form.getByRole('button', { name: 'Issue Credit Note' }).click();
  await form.getByText(/: at most 2$/).waitFor();
  await quantity!.fill('1');
  await form.getByRole('button', { name: 'Issue Credit Note' }).click();
  await form.waitFor({ state: 'detached' });
  const { creditNotes } = await callAsOwner<Invoice>(server.origin, 'GET', invoiceApi.invoice(id));
  assert.deepEqual(
    creditNotes.map(({ lines }) => lines),
    [[], [{ line: 1, quantity: 1 }]],
  );
  await issued.getByRole('button', { name: `Open credit note ${creditNotes[1]!.number}` }).click();
  await sheet(page, `Credit note ${creditNotes[1]!.number}`).getByText('One was not cleaned.').waitFor();
});

test('the list filters by status and finds by number; settings name the business on drafts', async (context) => {
  const { number } = await addIssued('Lista');
  const page = await openPanel(context, server.origin, { path: customerScreens.invoiceSettings });
  await page.getByLabel('Legal name').fill('Okafor Cleaning LLC');
  await page.getByLabel('Days until due').fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Enter 0 to 365 days').waitFor();
  await page.getByLabel('Days until due').fill('30');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Invoice settings saved').waitFor();
  await page.goto(`${server.origin}${customerScreens.invoices}?status=issued`);
  await page.getByLabel(/^Search by number/).fill(number!);
  await page.waitForURL(/search=/);
  await page.getByText('1 total').waitFor();
  await page.getByRole('button', { name: `Details Invoice ${number}, Lista Okafor` }).waitFor();
  await page.getByLabel('Status').selectOption('paid');
  await page.getByText('No invoices match your filters.').waitFor();
});

test('list, details, form and settings are accessible', async (context) => {
  const { id } = await addIssued('Axel');
  const quoteId = await sendNewQuote('Axa');
  const draft = await callAsOwner<Invoice>(server.origin, 'POST', invoiceApi.invoices, { quoteId });
  const page = await openPanel(context, server.origin, {
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

test('an invoice without a quote is made from the list, for a customer who is searched', async (context) => {
  const person = { firstName: 'Wanda', lastName: 'Pike', phone: '(818) 555-0199' };
  await callAsOwner(server.origin, 'POST', customerApi.customers, person);
  const page = await openPanel(context, server.origin, {
    viewport: widths.phone,
    path: customerScreens.invoices,
  });
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = sheet(page, 'New Invoice');
  await form.getByLabel('Search customers').fill('Wanda');
  await form.getByRole('button', { name: 'Choose Wanda Pike' }).click();
  await form.getByLabel('For').fill('Rug, wool');
  await form.getByLabel('Quantity').fill('2');
  await form.getByRole('button', { name: 'Make Draft' }).click();
  await form.getByLabel('Price each').and(page.locator('[aria-invalid]')).waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await form.getByLabel('Price each').fill('45');
  await form.getByLabel('Discount in percent').fill('10');
  await page.evaluate(pressAgainAfterResponse, invoiceApi.invoices);
  await form.getByRole('button', { name: 'Make Draft' }).click();
  const draft = sheet(page, 'Draft');
  await draft.getByText('$81.00').first().waitFor();
  await draft.getByText('Rug, wool').waitFor();
  const search = `${invoiceApi.invoices}?search=wanda`;
  const made = await callAsOwner<Invoice[]>(server.origin, 'GET', search);
  assert.equal(made.length, 1);
});

/** A second press that comes between the response of a slow double click and the screen that it leads to. */
function pressAgainAfterResponse(path: string) {
  const send = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const response = await send(...call);
    const isCreated = String(call[0]).endsWith(path) && call[1]?.method === 'POST';
    const isSave = ({ textContent }: Element) => ['Make Draft', 'Saving...'].includes(textContent);
    const button = [...document.querySelectorAll('button')].find(isSave);
    // Sooner than any timer.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      button?.click();
      if (button?.isConnected) port2.postMessage(null);
    };
    if (isCreated) port2.postMessage(null);
    return response;
  };
}
