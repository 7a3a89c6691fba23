import { waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, adminPaths, adminPost } from '#kit/paths/paths.ts';
import { panelForFile } from '../../../tests/support/panel/panel.ts';

const panel = panelForFile();

/** A company of carpets and mattresses. */
beforeAll(async () => {
  const settings = await panel.call<StoredSettings>('GET', adminApi.settings);
  const company = { ...settings.company, categories: ['carpet', 'mattress'] };
  await panel.call('PUT', adminApi.settings, { ...settings, company });
});

const getOptions = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The screen opens before the panel knows what the company cleans. */
async function openBeforeSettings(path: string) {
  const held = panel.holdCall('GET', new RegExp(`${adminApi.settings}$`));
  const tab = await panel.open(path);
  return { ...tab, release: async () => (await held).pass() };
}

test('services that the company offers come first, and a new one waits to know which they are', async () => {
  const { screen, press, release } = await openBeforeSettings(adminPaths.services);
  await press('Add Service');
  await screen.findByRole('heading', { name: 'Couch Cleaning' });
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  await release();
  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('carpet');
  const headings = screen.getAllByRole('heading', { name: / Cleaning$/, level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Carpet Cleaning',
    'Mattress Cleaning',
    'Couch Cleaning',
    'Chair Cleaning',
  ]);
});

test('a custom line of a quote waits to know what the company cleans', async () => {
  const { screen, press, release } = await openBeforeSettings(adminPaths.quotes);
  await press('New Quote');
  const form = within(await screen.findByRole('dialog', { name: 'New Quote' }));
  await form.findByText('Add a service');
  expect(form.queryByRole('button', { name: 'Add a custom line' })).toBeNull();
  await release();
  await press('Add a custom line', form);
  // The first; the next one filters the services to add.
  const [category] = await form.findAllByLabelText('Category');
  expect(category).toHaveValue('carpet');
});

test('an article and a review are offered no category that the company does not clean', async () => {
  const { screen } = await panel.open(adminPost.create);
  const category = await screen.findByRole('combobox', { name: 'Category' });
  await waitFor(() => expect(getOptions(category)).toHaveLength(7));
  expect(getOptions(category)).toEqual(expect.arrayContaining(['Carpet Care', 'Mattress Care']));
  expect(getOptions(category)).not.toContain('Furniture Care');

  const settings = await panel.open(adminPaths.reviews);
  await settings.press('Add a review');
  const shown = (await settings.screen.findAllByLabelText('Shown on')).at(-1)!;
  expect(getOptions(shown)).toEqual(['Home page', 'Carpet Cleaning', 'Mattress Cleaning']);
});
