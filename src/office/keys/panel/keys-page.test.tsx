import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('a key for an app is added in Settings, and works until it is deleted', async () => {
  const { screen, user, press } = await panel.open(adminPaths.allSettings);
  const settings = within(await screen.findByRole('navigation', { name: 'Settings' }));
  await user.click(settings.getByRole('link', { name: /^Keys/ }));
  await screen.findByText('No keys yet');
  expect(location.pathname).toBe(adminPaths.keys);

  await press('Add key');
  const sheet = within(await screen.findByRole('dialog'));
  await user.selectOptions(sheet.getByLabelText('Role'), 'crew');
  await press('Add', sheet);
  await sheet.findByText('Name is required');
  sheet.getByText('Choose a crew', { selector: 'p, p *' });
  fill(sheet.getByLabelText('Name'), 'CRM');
  await user.selectOptions(sheet.getByLabelText('Role'), 'office');
  await press('Add', sheet);
  const key = (await sheet.findByText(/^key_/)).textContent;
  await press('Done', sheet);
  await press('Close', within(await screen.findByRole('alertdialog')));
  await untilGone(() => screen.queryByText(key));
  await screen.findByText(/Never used/);

  const headers = { Authorization: `Bearer ${key}` };
  const call = async () => (await panel.site.call('GET', adminApi.requests, undefined, headers)).status;
  expect(await call()).toBe(200);
  const after = await panel.open(adminPaths.keys);
  await after.screen.findByText(/Last used/);
  await after.press('Delete CRM');
  await after.press('Delete', within(await after.screen.findByRole('alertdialog')));
  await after.screen.findByText('No keys yet');
  expect(await call()).toBe(401);
});
