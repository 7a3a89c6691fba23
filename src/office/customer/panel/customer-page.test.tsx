import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerApi, customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { Customer } from '#sales/customers/customers.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { contactBody, dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const findCustomers = (search: string) =>
  panel.call<Customer[]>('GET', `${customerApi.customers}?${new URLSearchParams({ search })}`);

const sendNewQuote = (changes: object) =>
  panel.call<{ quoteId: number }>(
    'POST',
    api.contact,
    quoteBody([{ serviceId: 1, quantity: 2 }], { preferredDate: dayAhead(7) }, changes),
  );

const sendRequest = (changes: object) => panel.call('POST', api.contact, contactBody(changes));

async function openCustomer(path: string) {
  const { screen, user, press } = await panel.open(path);
  const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const untilClosed = (name: string) => untilGone(() => screen.queryByRole('dialog', { name }));
  const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }));
  return { screen, user, press, findDialog, untilClosed, timeline };
}

test('a caller is found by phone, gets an address and a quote, and returns as visit 2', async () => {
  const { quoteId } = await sendNewQuote({
    firstName: 'Ruth',
    lastName: 'Okafor',
    email: '',
    phone: '(213) 555-0147',
  });
  await panel.call('POST', visitApi.visits, {
    ...{ quoteId, crewId: 1, date: dayAhead(3), from: '10:00', to: '12:00', force: true },
  });
  const { screen, user, press, findDialog, untilClosed, timeline } = await openCustomer(
    customerScreens.customers,
  );
  fill(screen.getByLabelText(/^Search by name/), '213 5550147');
  await waitFor(() => expect(location.search).toMatch(/search=213/));
  const call = await screen.findByRole('link', { name: 'Call Ruth Okafor' });
  expect(call).toHaveAttribute('href', 'tel:+12135550147');
  screen.getByRole('link', { name: 'Ruth Okafor' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Ruth Okafor' });

  await press('Add a property');
  let dialog = await findDialog('New Property');
  await press('Add Property', dialog);
  await dialog.findByText('Street is required');
  fill(await dialog.findByLabelText('Street'), '1412 Hollywood Way');
  fill(dialog.getByLabelText('ZIP code'), '91505');
  fill(dialog.getByLabelText('Access notes'), 'Gate code 4417');
  await waitFor(() => expect(dialog.getByLabelText('City')).toHaveValue('Burbank'));
  await press('Add Property', dialog);
  await untilClosed('New Property');
  await screen.findAllByText('1412 Hollywood Way, Burbank 91505');
  await screen.findByText('Gate code 4417');

  await press('Edit notes');
  dialog = await findDialog('Edit Customer');
  fill(await dialog.findByLabelText('Notes'), 'Two cats');
  await press('Save Changes', dialog);
  await untilClosed('Edit Customer');
  await screen.findByText('Two cats');

  await press('New Quote');
  dialog = await findDialog('New Quote');
  expect(await dialog.findByLabelText('Phone')).toHaveValue('(213) 555-0147');
  expect(dialog.getByLabelText('ZIP code')).toHaveValue('91505');
  const search = await dialog.findByLabelText('Search services');
  fill(search, 'sofa');
  await user.type(search, '{Enter}');
  await press('Create Quote', dialog);
  await untilClosed('New Quote');
  const [second, first] = await panel.call<Quote[]>('GET', `${adminApi.quotes}?search=Okafor`);
  expect(second!.customerId).toBe(first!.customerId);
  const link = await waitFor(async () =>
    (await timeline())
      .getAllByRole<HTMLAnchorElement>('link')
      .find(({ href }) => href.endsWith(`quote=${second!.id}`)),
  );
  await user.click(link!);
  dialog = await findDialog('Quote Details');
  await user.click(await dialog.findByRole('link', { name: /^Open customer.*Visit 2$/ }));
  await screen.findByRole('heading', { level: 1, name: 'Ruth Okafor' });
  await (await timeline()).findByText('Booked');
  const quotes = await openCustomer(`${adminPaths.quotes}?search=Okafor`);
  await quotes.screen.findByText('Visit 2');
});

test('a possible duplicate is merged, its records join the timeline, and Undo separates them', async () => {
  const email = 'shared@example.com';
  await sendRequest({ firstName: 'Mina', lastName: 'Alvarez', email, phone: '(213) 555-0151' });
  await sendRequest({
    ...{ firstName: 'Wilhelmina', lastName: 'Stone', email, phone: '(213) 555-0152' },
    message: 'Red wine on the rug',
  });
  const [mina] = await findCustomers('Mina Alvarez');
  const { screen, user, press, timeline } = await openCustomer(customerScreens.customer(mina!.id));
  const findDuplicates = async () =>
    within(await screen.findByRole('region', { name: 'Possible duplicate' }));
  await (await findDuplicates()).findByText(new RegExp(`has the same email, ${email}`));
  const entries = await timeline();
  await entries.findAllByRole('listitem');
  expect(entries.queryByText('Red wine on the rug')).toBeNull();
  await press('Merge Wilhelmina Stone into Mina Alvarez', await findDuplicates());
  await screen.findByText('Customers merged');
  await entries.findAllByText(/from Wilhelmina Stone/);
  await entries.findByText('Red wine on the rug');
  await press('Undo');
  await screen.findByText('Merge undone');
  await untilGone(() => entries.queryByText('Red wine on the rug'));

  await press(/^Merge/, await findDuplicates());
  await user.click(await screen.findByRole('link', { name: 'Wilhelmina Stone' }));
  await screen.findByText(/^Merged into/);
  await press(/^Unmerge/);
  await untilGone(() => screen.queryByText(/^Merged into/));
});

test('a note and a reply join the timeline once, and any customer is merged after a search', async () => {
  await sendRequest({
    ...{ firstName: 'Greta', lastName: 'Holm', email: 'greta@example.com', phone: '(213) 555-0181' },
  });
  await sendRequest({
    ...{ firstName: 'Margareta', lastName: 'Holm', email: 'm.holm@example.com', phone: '(310) 555-0182' },
  });
  const found = await findCustomers('greta@example.com');
  const { id } = found.find(({ firstName }) => firstName === 'Greta')!;
  const before = await openCustomer(customerScreens.customer(id));
  await before.press('Add Note');
  let dialog = await before.findDialog('New Note');
  await before.press('Add Note', dialog);
  await dialog.findByText('Enter a note');
  await before.user.click(await dialog.findByRole('radio', { name: 'Customer’s reply' }));
  fill(dialog.getByLabelText('Text'), 'Tuesday works for me.');
  const { screen, user, press, findDialog, untilClosed, timeline } = await openCustomer(
    location.pathname + location.search,
  );
  dialog = await findDialog('New Note');
  expect(await dialog.findByLabelText('Text')).toHaveValue('Tuesday works for me.');
  await user.dblClick(dialog.getByRole('button', { name: 'Add Note' }));
  await untilClosed('New Note');
  const entries = await timeline();
  await entries.findByText(/Reply · /);
  expect(entries.getAllByText('Tuesday works for me.')).toHaveLength(1);

  await press('Merge customers');
  dialog = await findDialog('Merge Customers');
  fill(await dialog.findByLabelText('Search customers'), 'greta@example.com');
  await dialog.findByText('No other customer matches your search.');
  fill(dialog.getByLabelText('Search customers'), 'holm 310');
  await dialog.findByText(/\(310\) 555-0182/);
  dialog.getByRole('button', { name: 'Merge Margareta Holm into Greta Holm' }).focus();
  await user.keyboard('{Enter}');
  await untilClosed('Merge Customers');
  await press('Undo');
  await screen.findByText('Merge undone');
  expect(await findCustomers('holm 310')).toHaveLength(1);
});

test('a customer without records is added once, deleted and restored from the trash', async () => {
  const { screen, user, press, findDialog } = await openCustomer(customerScreens.customers);
  await press('New Customer');
  const dialog = await findDialog('New Customer');
  fill(await dialog.findByLabelText('Phone'), '12');
  await press('Create Customer', dialog);
  await dialog.findByText('First name is required');
  await dialog.findByText('Valid phone number is required');
  fill(dialog.getByLabelText('First name'), 'Temporia');
  fill(dialog.getByLabelText('Phone'), '2135550163');
  await user.dblClick(dialog.getByRole('button', { name: 'Create Customer' }));
  await screen.findByRole('heading', { level: 1, name: 'Temporia' });
  await screen.findByText(/^Nothing yet\./);
  expect(await findCustomers('Temporia')).toHaveLength(1);
  await press('Delete customer');
  await screen.findByRole('heading', { level: 1, name: 'Customers' });
  expect(await findCustomers('Temporia')).toEqual([]);
  const trash = await openCustomer(`${adminPaths.trash}?kind=customer`);
  await trash.press(/^Restore Temporia/);
  await trash.press('Open');
  await trash.screen.findByRole('heading', { level: 1, name: 'Temporia' });
});

test('the trash says that a customer stays while they have a quote', async () => {
  await sendNewQuote({ firstName: 'Wilma', lastName: 'Staying', email: 'staying@example.com' });
  const [customer] = await findCustomers('Wilma Staying');
  const { screen, press } = await openCustomer(customerScreens.customer(customer!.id));
  await press('Delete customer');
  await screen.findByRole('heading', { level: 1, name: 'Customers' });
  const trash = await openCustomer(`${adminPaths.trash}?kind=customer`);
  const row = (await trash.screen.findByRole('heading', { name: 'Wilma Staying' })).closest('li');
  expect(row).toHaveTextContent('Stays while they have other records');
});

test('a long timeline goes on with Show older, without an entry twice or missing', async () => {
  for (let count = 0; count < 11; count += 1) {
    await sendNewQuote({ firstName: 'Cornelia', lastName: 'Long', email: 'cornelia@example.com' });
  }
  const [customer] = await findCustomers('Cornelia Long');
  const { screen, press, timeline } = await openCustomer(customerScreens.customer(customer!.id));
  const entries = await timeline();
  const findOlder = () => entries.queryByRole('button', { name: 'Show older' });
  await entries.findByRole('button', { name: 'Show older' });
  while (findOlder()) {
    const shown = entries.getAllByRole('listitem').length;
    await press('Show older');
    await waitFor(() => expect(entries.getAllByRole('listitem').length).toBeGreaterThan(shown));
  }
  const targets = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => href)
    .filter((href) => href.includes('quote='));
  expect(new Set(targets).size).toBe(11);
  expect(targets).toHaveLength(11);
});
