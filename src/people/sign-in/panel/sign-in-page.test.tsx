import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths } from '#kit/paths/paths.ts';
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
