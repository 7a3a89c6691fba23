import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths } from '#kit/paths/paths.ts';
import { admin } from '../../../../tests/support/admin.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('the form drops an error once its field is filled in', async () => {
  const { screen, press } = await panel.open(adminPaths.dashboard, null);
  await press('Sign In');
  const username = screen.getByLabelText('Username');
  await waitFor(() => expect(username).toBeInvalid());
  fill(username, 'admin');
  await waitFor(() => expect(username).toBeValid());
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

test('a wrong password leaves the input, the right one opens the Dashboard', async () => {
  const { screen, press } = await panel.open(adminPaths.quotes, null);
  await press('Sign In');
  await screen.findByText('Username is required');
  screen.getByText('Password is required');
  const password = screen.getByLabelText('Password');
  fill(screen.getByLabelText('Username'), admin.username);
  fill(password, 'not the password');
  await press('Sign In');
  await screen.findByText('Invalid username or password. Please try again.');
  expect(screen.getByLabelText('Username')).toHaveValue(admin.username);
  expect(password).toHaveValue('not the password');
  expect(location.pathname).toBe(adminPaths.quotes);
  fill(password, admin.password);
  await press('Sign In');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(location.pathname).toBe(adminPaths.dashboard);
});
