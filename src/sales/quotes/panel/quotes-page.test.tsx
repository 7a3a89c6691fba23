import { fireEvent, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { contactBody, dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

type Tab = Awaited<ReturnType<typeof panel.open>>;
interface Lead {
  id: number;
  quoteId: number;
}

const addLead = (firstName: string, preferredDate = dayAhead(7)) =>
  panel.call<Lead>(
    'POST',
    api.contact,
    quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate }, { firstName }),
  );

const findDialog = async ({ screen }: Tab, name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** The last of the amounts under the lines. */
const getTotal = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  dialog
    .getAllByRole('definition')
    .filter(({ textContent }) => /^−?\$[\d,.]+$/.test(textContent))
    .at(-1)!.textContent;

const readFile = async (link: HTMLElement) => panel.site.adminCall('GET', link.getAttribute('href')!);

test('a request becomes a prefilled quote, and its history shows it', async () => {
  const lead = contactBody({ firstName: 'Konvertina', message: 'Stains on the armrest' });
  await panel.call('POST', api.contact, lead);
  const tab = await panel.open(`${adminPaths.requests}?search=Konvertina`);
  const { screen, press } = tab;
  await press(/^Convert to quote/);
  const dialog = await findDialog(tab, 'Convert to Quote');
  expect(await dialog.findByLabelText('First name')).toHaveValue('Konvertina');
  expect(dialog.getByLabelText('Customer notes')).toHaveValue('Stains on the armrest');
  fill(dialog.getByLabelText('ZIP code'), '91501');
  fireEvent.click((await dialog.findAllByRole('button', { name: /^Add (?!one )/ }))[0]!);
  await press('Create Quote', dialog);
  await untilGone(() => screen.queryByRole('dialog'));
  await screen.findByRole('link', { name: /^View quote/ });
  expect(screen.getByLabelText(/^Status of/)).toHaveValue('quoted');
  await press(/^Edit/);
  const history = within(await screen.findByRole('region', { name: 'History' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Status: New → Quoted'),
  );
  await history.findByText('Received');
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('by Website');
});

test('services are added to a quote and taken out, and its price goes along', async () => {
  const { quoteId } = await addLead('Zeilina');
  const tab = await panel.open(`${adminPaths.quotes}?quote=${quoteId}&view=edit`);
  const dialog = await findDialog(tab, 'Edit Quote');
  await dialog.findByText('Add a service');
  const first = getTotal(dialog);
  await tab.user.click(dialog.getByText('Add a service'));
  fill(await dialog.findByLabelText('Search services'), 'queen');
  await waitFor(() =>
    expect(dialog.getAllByRole('button', { name: /^Add (?!one )/ })[0]).toHaveAccessibleName(/queen/i),
  );
  await tab.user.click(dialog.getAllByRole('button', { name: /^Add (?!one )/ })[0]!);
  const removed = dialog.getAllByRole('button', { name: /^Remove (?!one )/ })[0]!;
  const title = removed.getAttribute('aria-label')!.replace('Remove ', '');
  await tab.user.click(removed);
  const total = getTotal(dialog);
  expect(total).not.toBe(first);
  await tab.press('Save Changes', dialog);
  await tab.screen.findByText('Quote request has been successfully updated.');
  const after = await panel.open(`${adminPaths.quotes}?quote=${quoteId}`);
  const details = await findDialog(after, 'Quote Details');
  await waitFor(() =>
    expect(after.screen.getByRole('dialog')).toHaveTextContent(`Estimated price: ${first} → ${total}`),
  );
  expect(details.getAllByRole('cell', { name: /queen/i })).toHaveLength(1);
  expect(details.queryByRole('cell', { name: title })).toBeNull();
});

test('the quotes that the filters show come down as a spreadsheet', async () => {
  await addLead('Exportina');
  await addLead('Elsewhere');
  const { screen, press } = await panel.open(`${adminPaths.quotes}?search=exportina`);
  await press('Export CSV');
  const file = await readFile(await screen.findByRole('link', { name: 'Download list' }));
  expect(file.headers.get('Content-Disposition')).toMatch(/filename="quotes-\d{4}-\d\d-\d\d\.csv"/);
  const rows = (await file.text()).trim().split('\r\n');
  expect(rows, 'the heading and the one that was searched for').toHaveLength(2);
  expect(rows[1]).toMatch(/Exportina.*91501/);
});

test('the completed visits of a period come down for the books', async () => {
  const addVisit = (firstName: string, preferredDate: string) =>
    panel.call('POST', adminApi.quotes, {
      firstName,
      phone: '(818) 555-0111',
      items: [{ serviceId: 1, quantity: 1 }],
      contactMethod: 'sms',
      zipCode: '91501',
      status: 'completed',
      preferredDate,
    });
  await addVisit('Bookina', calendarDate(new Date()));
  await addVisit('Longago', '2024-03-05');
  const { screen, press } = await panel.open(adminPaths.quotes);
  await press('Export CSV');
  const download = async () => (await readFile(screen.getByRole('link', { name: 'Download visits' }))).text();
  await screen.findByRole('link', { name: 'Download visits' });
  const present = await download();
  expect(present).toMatch(/Bookina/);
  expect(present).not.toMatch(/Longago/);
  fill(screen.getByLabelText('From'), '2024-03-01');
  fill(screen.getByLabelText('To'), '2024-03-31');
  await waitFor(async () => expect(await download()).toMatch(/Longago.*completed,2024-03-05,/));
  expect(await download()).not.toMatch(/Bookina/);
});

test('a visit of the future is completed only after a question, from the list and from both forms', async () => {
  const { id, quoteId } = await addLead('Futura', dayAhead(20));
  const getStatus = async () => (await panel.call<Quote>('GET', adminApi.quote(quoteId))).status;
  const findQuestion = async ({ screen }: Tab) =>
    within(await screen.findByRole('alertdialog', { name: 'Complete this visit early?' }));
  const decline = async (tab: Tab) => {
    await tab.press('Cancel', await findQuestion(tab));
    await untilGone(() => tab.screen.queryByRole('alertdialog'));
    expect(await getStatus()).toBe('new');
  };
  for (const path of [adminPaths.quotes, adminPaths.requests]) {
    const tab = await panel.open(`${path}?search=Futura`);
    const status = await tab.screen.findByLabelText('Status of Futura Lopez');
    await tab.user.selectOptions(status, 'completed');
    await decline(tab);
    expect(tab.screen.getByLabelText('Status of Futura Lopez')).toHaveValue('new');
  }
  const forms = [
    [`${adminPaths.quotes}?quote=${quoteId}&view=edit`, 'Edit Quote'],
    [`${adminPaths.requests}?request=${id}&view=edit`, 'Edit Request'],
  ] as const;
  for (const [path, title] of forms) {
    const tab = await panel.open(path);
    const dialog = await findDialog(tab, title);
    await tab.user.selectOptions(await dialog.findByLabelText('Status'), 'completed');
    await tab.press('Save Changes', dialog);
    await decline(tab);
    expect(dialog.getByLabelText('Status'), 'the form still has the choice').toHaveValue('completed');
    if (title !== 'Edit Request') continue;
    await tab.press('Save Changes', dialog);
    await tab.press('Complete it', await findQuestion(tab));
    await tab.screen.findByText('Request updated successfully');
  }
  expect(await getStatus()).toBe('completed');
});

test('a deleted request says that its quote went along, and Undo brings both', async () => {
  const { quoteId } = await addLead('Bothina', dayAhead(9));
  const { screen, press } = await panel.open(`${adminPaths.requests}?search=Bothina`);
  await press(/^Delete/);
  await screen.findByText('Bothina Lopez. The quote went to the trash too.');
  const quote = () => panel.site.adminCall('GET', adminApi.quote(quoteId));
  expect((await quote()).status).toBe(404);
  await press('Undo');
  await screen.findByText('Bothina Lopez, with the quote');
  expect((await quote()).status).toBe(200);
});
