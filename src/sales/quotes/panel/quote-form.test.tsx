import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const addQuote = async (person: object, quantity = 2) => {
  const body = quoteBody([{ serviceId: 1, quantity }], { preferredDate: dayAhead(7) }, person);
  return (await panel.call<{ quoteId: number }>('POST', api.contact, body)).quoteId;
};

const readQuote = (id: number) => panel.call<Quote>('GET', adminApi.quote(id));

async function openForm(path: string, name: string) {
  const { screen, user, press } = await panel.open(adminPaths.quotes + path);
  const form = within(await screen.findByRole('dialog', { name }));
  return { screen, user, form, press: (label: string | RegExp) => press(label, form) };
}

test('a quote by phone is entered by hand: what is missing is said, what was typed is kept, and it is made once', async () => {
  const before = await openForm('?new=1', 'New Quote');
  await before.press('Create Quote');
  await before.form.findByText('First name is required');
  before.form.getByText('ZIP code is required');
  before.form.getByText('Please choose at least one service');
  await waitFor(() => expect(document.activeElement).toBeInvalid());
  fill(before.form.getByLabelText('First name'), 'Telefona');
  fill(before.form.getByLabelText('ZIP code'), '91501');
  await before.form.findByText('Burbank');
  const search = before.form.getByLabelText('Search services');
  fill(search, 'sofa');
  search.focus();
  await before.user.keyboard('{Enter}');
  await before.user.click((await before.form.findAllByRole('button', { name: /^Add one / }))[0]!);

  const { screen, user, form, press } = await openForm('?new=1', 'New Quote');
  await form.findByText('We restored your unsaved changes.');
  expect(form.getByLabelText('First name')).toHaveValue('Telefona');
  const sums = (await form.findAllByRole('definition'))
    .map(({ textContent }) => textContent)
    .filter((text) => /^−?\$[\d,.]+$/.test(text));
  const total = sums.at(-1)!.slice(1);
  expect(form.getByLabelText('Estimated price')).toHaveDisplayValue(total);
  await press('Create Quote');
  await form.findAllByText('Please provide contact information for your selected method');
  fill(form.getByLabelText('Phone'), '8185550199');
  await user.dblClick(form.getByRole('button', { name: 'Create Quote' }));
  await screen.findByText('Quote request has been successfully created.');
  const quotes = await panel.call<Quote[]>('GET', `${adminApi.quotes}?search=Telefona`);
  expect(quotes.map(({ phone, estimatedPrice }) => [phone, estimatedPrice])).toEqual([
    ['(818) 555-0199', total],
  ]);
});

test('a line gets its own price, a custom line is added, and a price set by hand is questioned first', async () => {
  const id = await addQuote({ firstName: 'Customa' });
  const { screen, form, press } = await openForm(`?quote=${id}&view=edit`, 'Edit Quote');
  fill(await form.findByLabelText('Estimated price'), '150');
  fill(form.getByLabelText(/^Price of /), '70.50');
  await form.findByText(/no longer matches the services, \$126\.90/);
  await press('Add a custom line');
  fill(form.getByLabelText(/^Price of custom line/), 'abc');
  await press('Save Changes');
  await form.findByText('Enter a title for this line');
  form.getByText('Enter an amount in dollars, such as 150.00');
  fill(form.getByLabelText('Title'), 'Stair runner');
  fill(form.getByLabelText(/^Price of Stair runner/), '40');
  fill(form.getByLabelText('Minutes'), '45');
  await form.findByText(/no longer matches the services, \$162\.90/);
  await press('Use $162.90');
  await press('Save Changes');
  await untilGone(() => screen.queryByRole('dialog', { name: 'Edit Quote' }));
  const { estimatedPrice, serviceDetails } = await readQuote(id);
  expect(estimatedPrice).toBe('162.90');
  const [first, custom] = serviceDetails.items;
  expect(first!.unitPrice).toBe('70.50');
  expect(custom).toMatchObject({
    title: 'Stair runner',
    unitPrice: '40.00',
    quantity: 1,
    durationMinutes: 45,
  });
});

test('a price set by hand that the services have left behind says so before it is saved', async () => {
  const id = await addQuote({ firstName: 'Stala' }, 1);
  const { serviceDetails: former } = await readQuote(id);
  await panel.call('PUT', adminApi.quote(id), { estimatedPrice: '180.00' });
  const { screen, form, press } = await openForm(`?quote=${id}&view=edit`, 'Edit Quote');
  const findNotice = () => form.queryByText(/no longer matches the services/);
  const addOne = () => press(/^Add one /);
  await addOne();
  await waitFor(() =>
    expect(findNotice()).toHaveTextContent(/^The price you set, \$180\.00, .* services, \$\d+\.\d\d\.$/),
  );
  // Back to the lines for which the price was set.
  await press(/^Remove one /);
  await untilGone(findNotice);
  await addOne();
  await press('Keep $180.00');
  await untilGone(findNotice);
  await addOne();
  await press(/^Use \$/);
  await untilGone(findNotice);
  await press('Save Changes');
  await screen.findByText('Quote request has been successfully updated.');
  const { estimatedPrice, serviceDetails } = await readQuote(id);
  expect(estimatedPrice).toBe(serviceDetails.total);
  expect(estimatedPrice).not.toBe(former.total);
});
