import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const readStored = () => panel.call<StoredSettings>('GET', adminApi.settings);

test('a draft survives a reload, and what is typed while saving survives the save', async () => {
  const before = await panel.open(adminPaths.settings);
  fill(await before.screen.findByLabelText('Radius in miles'), '31');
  await before.screen.findByRole('button', { name: 'Discard changes' });
  const { screen, press } = await panel.open(adminPaths.settings);
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByLabelText('Radius in miles')).toHaveValue('31');

  const held = panel.holdCall();
  await press('Save settings');
  await screen.findByRole('button', { name: 'Saving...' });
  fill(screen.getByLabelText('Customers served'), '3,000+');
  (await held).pass();
  await screen.findByText('Settings saved');
  expect(screen.getByLabelText('Customers served')).toHaveValue('3,000+');
  const between = await readStored();
  expect(between.radiusMiles).toBe(31);
  expect(between.claims.customersServed).not.toBe('3,000+');
  await press('Save settings');
  await untilGone(() => screen.queryByRole('button', { name: 'Discard changes' }));
  expect((await readStored()).claims.customersServed).toBe('3,000+');
});

test('settings saved in the meantime by a second administrator are shown, and my input stays', async () => {
  const { screen, press } = await panel.open(adminPaths.settings);
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
