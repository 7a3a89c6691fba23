import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const readStored = () => panel.call<StoredSettings>('GET', adminApi.settings);

test('a draft survives a reload, and what is typed while saving survives the save', async () => {
  const before = await panel.open(adminPaths.figures);
  fill(await before.screen.findByLabelText('Years in business'), '31+');
  await before.screen.findByRole('button', { name: 'Discard changes' });
  const { screen, press } = await panel.open(adminPaths.figures);
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByLabelText('Years in business')).toHaveValue('31+');

  const held = panel.holdCall();
  await press('Save settings');
  await screen.findByRole('button', { name: 'Saving...' });
  fill(screen.getByLabelText('Customers served'), '3,000+');
  (await held).pass();
  await screen.findByText('Settings saved');
  expect(screen.getByLabelText('Customers served')).toHaveValue('3,000+');
  const between = await readStored();
  expect(between.claims.yearsInBusiness).toBe('31+');
  expect(between.claims.customersServed).not.toBe('3,000+');
  await press('Save settings');
  await untilGone(() => screen.queryByRole('button', { name: 'Discard changes' }));
  expect((await readStored()).claims.customersServed).toBe('3,000+');
});

test('settings saved in the meantime by a second administrator are shown, and my input stays', async () => {
  const { screen, press } = await panel.open(adminPaths.figures);
  fill(await screen.findByLabelText('Number of reviews'), '777');
  const { updatedAt: _time, claims, ...rest } = await readStored();
  await panel.call('PUT', adminApi.settings, {
    ...rest,
    radiusMiles: 44,
    claims: { ...claims, reviewCount: '555' },
  });
  await press('Save settings');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Number of reviews is now: 555'));
  expect(screen.getByLabelText('Number of reviews')).toHaveValue('777');
  await press('Save settings');
  await screen.findByText('Settings saved');
  const stored = await readStored();
  expect([stored.claims.reviewCount, stored.radiusMiles]).toEqual(['777', 44]);
});

test('each subject has an address of its own, the former ones lead there, and rows of long lists are closed', async () => {
  const { screen, user } = await panel.open(`${adminPaths.settings}#reviews`);
  await screen.findByRole('heading', { level: 1, name: 'Reviews' });
  expect(location.pathname).toBe(adminPaths.reviews);
  const list = await screen.findByRole('list', { name: 'List of reviews' });
  expect(screen.queryByLabelText('What they said')).toBeNull();
  await user.click(list.querySelector('button')!);
  expect(screen.getAllByLabelText('What they said')).toHaveLength(1);
  for (const [place, title] of [
    ['#coverage', 'Service area'],
    ['#claims', 'Figures and credentials'],
    ['#questions', 'Questions'],
    ['#calls', 'Notifications'],
    ['', 'Contact and hours'],
  ]) {
    const tab = await panel.open(adminPaths.settings + place);
    await tab.screen.findByRole('heading', { level: 1, name: title });
  }
});
