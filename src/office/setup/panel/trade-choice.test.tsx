import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('an owner chooses a trade in one press, after a question; then no trade is offered', async () => {
  const { screen, press } = await panel.open(customerScreens.today);
  const setup = within(await screen.findByRole('region', { name: /^Set up your site/ }));
  await press(/^Set up your site/, setup);
  const titles = setup.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Upholstery and carpet', 'House cleaning', 'Window cleaning']);
  setup.getByRole('button', { name: 'Keep as is: Your trade' });

  await press('Use Window cleaning', setup);
  const question = within(await screen.findByRole('alertdialog', { name: 'Begin with window cleaning?' }));
  await press('Use this trade', question);
  await screen.findByText('Window cleaning is on your site');
  const categories = await panel.call<{ name: string }[]>('GET', adminApi.categories);
  expect(categories.map(({ name }) => name)).toEqual([
    'Window Cleaning',
    'Solar Panel Cleaning',
    'Gutter Cleaning',
  ]);
  await screen.findAllByText((_text, shown) => shown?.textContent === 'Set up your site 4 of 17 done');
  expect(screen.queryByRole('heading', { name: 'House cleaning' })).toBeNull();
});
