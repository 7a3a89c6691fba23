import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, adminPaths, paths } from '#kit/paths/paths.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const save = 'Save settings';
const readPage = async (path: string) => (await panel.site.call('GET', path)).text();

async function openCompany() {
  const tab = await panel.open(adminPaths.company);
  await tab.screen.findByLabelText('City');
  return tab;
}

test('what is wrong is said before it is saved, and the state chooses the time zone', async () => {
  const { screen, user, press } = await openCompany();
  fill(screen.getByLabelText('City'), 'Fresno');
  fill(screen.getByLabelText('County'), 'Fresno County');
  const year = screen.getByLabelText('In business since');
  fill(year, '1066');
  await press(save);
  await screen.findByText(/^Enter a year from 1900 to \d{4}$/);
  await waitFor(() => expect(year).toHaveFocus());
  fill(year, '2021');
  await screen.findByText('En el condado de Fresno desde 2021');
  fill(screen.getByLabelText('Emergency arrival to, in hours'), '1');
  await press(save);
  await screen.findByText('The second number must be higher than the first');
  fill(screen.getByLabelText('Emergency arrival to, in hours'), '5');
  fill(screen.getByLabelText('Free re-clean within, in days'), '10');
  fill(screen.getByLabelText('Your area, in one sentence'), 'From Clovis to Selma.');
  fill(screen.getByLabelText('Your area, in one sentence, in Spanish'), 'De Clovis a Selma.');
  const zone = screen.getByLabelText('Time zone');
  await user.selectOptions(screen.getByLabelText('State'), 'TX');
  expect(zone).toHaveValue('America/Chicago');
  await user.selectOptions(screen.getByLabelText('State'), 'CA');
  expect(zone).toHaveValue('America/Los_Angeles');
  await user.selectOptions(zone, 'America/Denver');
  await press(save);
  await screen.findByText('Company saved');
  const after = await openCompany();
  expect(after.screen.getByLabelText('Time zone')).toHaveValue('America/Denver');
  expect(after.screen.getByLabelText('Free re-clean within, in days')).toHaveValue('10');
  const home = await readPage(paths.home);
  for (const text of ['Fresno County since 2021', 'From Clovis to Selma.']) expect(home).toContain(text);
  expect(home).not.toContain('Map of');
  expect(await readPage(pathIn('es', paths.home))).toContain('De Clovis a Selma. Vea si llegamos a su zona.');
});

test('how long carpets take to dry is said on the site', async () => {
  const { screen, press } = await openCompany();
  const carpet = within(screen.getByRole('group', { name: 'Carpet Cleaning' }));
  const drying = within(carpet.getByRole('group', { name: 'Drying time, in hours' }));
  fill(drying.getByLabelText('From'), '8');
  await press(save);
  await screen.findByText('The second number must not be lower than the first');
  await waitFor(() => expect(drying.getByLabelText('To')).toHaveFocus());
  fill(drying.getByLabelText('To'), '12');
  await press(save);
  await screen.findByText('Company saved');
  expect(await readPage(servicePaths.carpet)).toContain('Most carpets are dry in 8 to 12 hours.');
  expect(await readPage(pathIn('es', paths.home))).toContain('Casi todo seca en un plazo de 2 a 12 horas.');
});

test('a category that is switched off is on no page, its services say so, and one must stay', async () => {
  const readSettings = () => panel.call<StoredSettings>('GET', adminApi.settings);
  const { updatedAt: _time, ...before } = await readSettings();
  const company = await openCompany();
  await company.user.click(await company.screen.findByRole('switch', { name: 'Mattress Cleaning' }));
  await company.press(save);
  await company.screen.findByText('Company saved');
  const services = await panel.open(adminPaths.services);
  const group = within(await services.screen.findByRole('region', { name: 'Mattress Cleaning' }));
  await group.findByText(/Not on your website: switched off in/);
  expect(await readPage(paths.calculator)).not.toMatch(/>[^<]*mattress/i);
  const contact = new DOMParser().parseFromString(await readPage(paths.contact), 'text/html');
  const options = [...contact.querySelectorAll('[name=service] option')];
  expect(options.map((option) => option.getAttribute('value'))).toEqual([
    ...['', 'furniture', 'carpet', 'multiple'],
  ]);
  const { screen, user, press } = await openCompany();
  for (const name of ['Couch', 'Chair', 'Carpet'])
    await user.click(await screen.findByRole('switch', { name: `${name} Cleaning` }));
  await press(save);
  await screen.findByText('Choose at least one', { selector: 'p' });
  const { version } = await readSettings();
  await panel.call('PUT', adminApi.settings, { ...before, version });
});

test('a larger order needs a larger discount, and all of them can go', async () => {
  const { screen, press } = await openCompany();
  await press('Add a discount');
  fill(screen.getAllByLabelText('Orders above')[0]!, '500');
  fill(screen.getAllByLabelText('Discount in percent')[0]!, '5');
  await press(save);
  await screen.findByText('A larger order needs a larger discount');
  await press('Remove discount above $500');
  await press('Remove all discounts');
  await screen.findByText('No discounts.');
  await press(save);
  await screen.findByText('Company saved');

  const quotes = await panel.open(adminPaths.quotes);
  await quotes.press('New Quote');
  await quotes.press('Add 2-Seat Sofa');
  await quotes.press('Add Couch Stain Protection');
  await quotes.screen.findAllByText('$134.00');
  expect(quotes.screen.queryByText(/^Discount \(/)).toBeNull();
});
