import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerApi, customerScreens } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminPaths, api } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

async function addIssued(firstName: string): Promise<Invoice> {
  const person = { firstName, lastName: 'Okafor', email: `${firstName.toLowerCase()}@example.com` };
  const items = [{ serviceId: 1, quantity: 2 }];
  const lead = quoteBody(items, { preferredDate: dayAhead(7) }, person);
  const { quoteId } = await panel.call<{ quoteId: number }>('POST', api.contact, lead);
  const { id } = await panel.call<Invoice>('POST', invoiceApi.invoices, { quoteId });
  return panel.call<Invoice>('POST', invoiceApi.issue(id), {});
}

async function open(path: string) {
  const { screen, user, press } = await panel.open(path);
  const findSheet = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
  const untilClosed = (name: string) => untilGone(() => screen.queryByRole('dialog', { name }));
  return { screen, user, press, findSheet, untilClosed };
}

test('a draft is issued and sent with one press', async () => {
  const lead = quoteBody(
    [{ serviceId: 1, quantity: 2 }],
    { preferredDate: dayAhead(7) },
    { firstName: 'Ines' },
  );
  const { quoteId } = await panel.call<{ quoteId: number }>('POST', api.contact, lead);
  const { id } = await panel.call<Invoice>('POST', invoiceApi.invoices, { quoteId });
  const { screen, press } = await open(`${customerScreens.invoices}?invoice=${id}`);
  await press('Issue and send');
  await screen.findByText(/^Invoice .* issued and sent$/);
  const { number, sentAt } = await panel.call<Invoice>('GET', invoiceApi.invoice(id));
  expect(number).not.toBeNull();
  expect(sentAt).not.toBeNull();
});

test('an invoice is voided by a credit note, and a new one can be made', async () => {
  const { id, number, quoteId } = await addIssued('Viola');
  const { screen, press, findSheet } = await open(`${customerScreens.invoices}?invoice=${id}`);
  const issued = await findSheet(`Invoice ${number}`);
  await press('Void…', issued);
  await press('Void', within(await screen.findByRole('alertdialog')));
  await issued.findByText(/^Voided by credit note/);
  await press(/^Open credit note/, issued);
  const note = await findSheet(/^Credit note/);
  await note.findByText(`Cancels invoice ${number}. Nothing is owed.`);
  const quote = await open(`${adminPaths.quotes}?quote=${quoteId}`);
  await quote.screen.findByRole('button', { name: 'Make Invoice' });
});

test('a part of a paid invoice is credited once, by amount and by lines, and says what to refund', async () => {
  const { id, number, total } = await addIssued('Cora');
  const paidAt = new Date(Date.now() - 60_000).toISOString();
  await panel.call('POST', invoiceApi.payments(id), { amount: total, method: 'cash', paidAt });
  const { user, press, findSheet, untilClosed } = await open(`${customerScreens.invoices}?invoice=${id}`);
  const issued = await findSheet(`Invoice ${number}`);
  await press('Credit Part…', issued);
  const title = 'Credit Part of This Invoice';
  let form = await findSheet(title);
  fill(await form.findByLabelText('Amount'), '10');
  await press('Issue Credit Note', form);
  await form.findByText('Enter a reason');
  fill(form.getByLabelText('Reason'), 'A stain stayed.');
  await user.dblClick(form.getByRole('button', { name: 'Issue Credit Note' }));
  await untilClosed(title);
  await issued.findByText('Paid in full. The customer paid $10.00 too much: refund it.');

  await press('Credit Part…', issued);
  form = await findSheet(title);
  await user.selectOptions(await form.findByLabelText('Credit'), 'lines');
  const [quantity] = await form.findAllByRole('textbox');
  fill(form.getByLabelText('Reason'), 'One was not cleaned.');
  fill(quantity!, '3');
  await press('Issue Credit Note', form);
  await form.findByText(/: at most 2$/);
  fill(quantity!, '1');
  await press('Issue Credit Note', form);
  await untilClosed(title);
  const { creditNotes } = await panel.call<Invoice>('GET', invoiceApi.invoice(id));
  expect(creditNotes.map(({ lines }) => lines)).toEqual([[], [{ line: 1, quantity: 1 }]]);
  await press(`Open credit note ${creditNotes[1]!.number}`, issued);
  await (await findSheet(`Credit note ${creditNotes[1]!.number}`)).findByText(/One was not cleaned\./);
});

test('the list filters by status and finds by number; settings check the days until due', async () => {
  const { number } = await addIssued('Lista');
  const settings = await open(customerScreens.invoiceSettings);
  fill(await settings.screen.findByLabelText('Legal name'), 'Okafor Cleaning LLC');
  fill(settings.screen.getByLabelText('Days until due'), '');
  await settings.press('Save settings');
  await settings.screen.findByText('Enter 0 to 365 days');
  fill(settings.screen.getByLabelText('Days until due'), '30');
  await settings.press('Save settings');
  await settings.screen.findByText('Invoice settings saved');
  const { screen, user } = await open(`${customerScreens.invoices}?status=issued`);
  fill(await screen.findByLabelText(/^Search by number/), number!);
  await waitFor(() => expect(location.search).toMatch(/search=/));
  await screen.findByText('1 total');
  await screen.findByRole('button', { name: new RegExp(`Details ?Invoice ${number}, Lista Okafor`) });
  await user.selectOptions(screen.getByLabelText('Status'), 'paid');
  await screen.findByText('No invoices match your filters.');
});

test('an invoice without a quote is made from the list, once, for a customer who is searched', async () => {
  const person = { firstName: 'Wanda', lastName: 'Pike', phone: '(818) 555-0199' };
  await panel.call('POST', customerApi.customers, person);
  const { press, findSheet } = await open(customerScreens.invoices);
  await press('New Invoice');
  const form = await findSheet('New Invoice');
  fill(await form.findByLabelText('Search customers'), 'Wanda');
  await press('Choose Wanda Pike', form);
  fill(await form.findByLabelText('For'), 'Rug, wool');
  fill(form.getByLabelText('Quantity'), '2');
  await press('Make Draft', form);
  await waitFor(() => expect(form.getByLabelText('Price each')).toBeInvalid());
  fill(form.getByLabelText('Price each'), '45');
  fill(form.getByLabelText('Discount in percent'), '10');
  const held = panel.holdCall();
  await press('Make Draft', form);
  (await held).pass();
  await pressUntilGone('Make Draft');
  const draft = await findSheet('Draft');
  await draft.findAllByText('$81.00');
  await draft.findByText(/Rug, wool/);
  expect(await panel.call<Invoice[]>('GET', `${invoiceApi.invoices}?search=wanda`)).toHaveLength(1);
});

/** Presses that come between the response of a slow double click and the screen that it leads to. */
async function pressUntilGone(name: string) {
  const isSave = ({ textContent }: Element) => [name, 'Saving...'].includes(textContent);
  const button = [...document.querySelectorAll('button')].find(isSave);
  while (button?.isConnected) {
    button.click();
    await new Promise(setImmediate);
  }
}
