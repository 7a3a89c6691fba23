import assert from 'node:assert/strict';
import { customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { findAccessibilityFaults, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

test('a discount with a reason is given, the customer reads it, and what is added later is invoiced with one press', async ({
  browser,
}) => {
  const person = { firstName: 'Dina', lastName: 'Okafor', email: 'dina@example.com' };
  const items = [{ serviceId: 1, quantity: 2 }];
  const { quoteId } = await sendLead(server.origin, quoteBody(items, { preferredDate: dayAhead(7) }, person));
  const call = <Answer>(method: string, path: string, body?: object) =>
    callAsOwner<Answer>(server.origin, method, path, body);
  const page = await openPanel(browser, server.origin, {
    viewport: widths.phone,
    path: `${adminPaths.quotes}?quote=${quoteId}`,
  });
  await page.getByRole('button', { name: 'Edit Quote' }).click();
  const form = page.getByRole('dialog', { name: /Edit/ });
  await form.getByLabel('Discount', { exact: true }).selectOption('In percent');
  await form.getByLabel('Percent', { exact: true }).fill('20');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByText('Enter a reason, which the customer reads').waitFor();
  await form.getByLabel('Reason').fill('Returning customer');
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Discount (20%): Returning customer').waitFor();
  const { url } = await call<{ url: string }>('GET', visitApi.quoteLink(quoteId!));
  await page.goto(url);
  await page.getByText('Discount (20%): Returning customer').waitFor();

  const draft = await call<Invoice>('POST', invoiceApi.invoices, { quoteId });
  await call('POST', invoiceApi.issue(draft.id), {});
  const { serviceDetails } = await call<Quote>('GET', adminApi.quote(quoteId!));
  const kept = serviceDetails.items.map(({ id, quantity }) => ({ id, quantity }));
  const ottoman = { title: 'Ottoman', quantity: 1, unitPrice: '40.00' };
  await call('PUT', adminApi.quote(quoteId!), { items: [...kept, ottoman] });
  await page.goto(server.origin + customerScreens.today);
  await page.getByRole('heading', { name: 'Added, not invoiced' }).waitFor();
  await page.getByText('1 × Ottoman, $32.00').waitFor();
  await page.getByRole('button', { name: 'Invoice the rest' }).click();
  await page.getByRole('dialog', { name: 'Draft' }).getByText('$32.00').first().waitFor();
});
