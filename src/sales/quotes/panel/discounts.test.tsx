import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('a discount with a reason is given, the customer reads it, and what is added later is invoiced with one press', async () => {
  const person = { firstName: 'Dina', lastName: 'Okafor', email: 'dina@example.com' };
  const items = [{ serviceId: 1, quantity: 2 }];
  const wish = { preferredDate: dayAhead(7) };
  const lead = await panel.call<{ quoteId: number }>('POST', api.contact, quoteBody(items, wish, person));
  const { quoteId } = lead;
  const { screen, user, press } = await panel.open(`${adminPaths.quotes}?quote=${quoteId}`);
  await press('Edit Quote');
  const form = within(await screen.findByRole('dialog', { name: /Edit/ }));
  await user.selectOptions(await form.findByLabelText('Discount'), 'In percent');
  fill(form.getByLabelText('Percent'), '20');
  await press('Save Changes', form);
  await form.findByText('Enter a reason, which the customer reads');
  fill(form.getByLabelText('Reason'), 'Returning customer');
  await press('Save Changes', form);
  await screen.findByText('Discount (20%): Returning customer');
  const { url } = await panel.call<{ url: string }>('GET', visitApi.quoteLink(quoteId));
  const page = await (await panel.site.call('GET', new URL(url).pathname)).text();
  expect(page).toContain('Discount (20%): Returning customer');

  const draft = await panel.call<Invoice>('POST', invoiceApi.invoices, { quoteId });
  await panel.call('POST', invoiceApi.issue(draft.id), {});
  const { serviceDetails } = await panel.call<Quote>('GET', adminApi.quote(quoteId));
  const kept = serviceDetails.items.map(({ id, quantity }) => ({ id, quantity }));
  const ottoman = { title: 'Ottoman', quantity: 1, unitPrice: '40.00' };
  await panel.call('PUT', adminApi.quote(quoteId), { items: [...kept, ottoman] });
  const today = await panel.open(customerScreens.today);
  await today.screen.findByRole('heading', { name: /^Added, not invoiced/ });
  await today.screen.findByText('1 × Ottoman, $32.00');
  await today.press('Invoice the rest');
  const invoice = within(await today.screen.findByRole('dialog', { name: 'Draft' }));
  await invoice.findAllByText('$32.00');
});
