import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('a subscriber is unsubscribed, comes back with Undo, and is not in the list of the confirmed', async () => {
  const email = 'undo@example.com';
  await panel.call('POST', api.newsletter, { email, source: 'blog' });
  const { screen, user, press } = await panel.open(`${adminPaths.newsletter}?search=undo`);
  const row = within((await screen.findAllByText(email))[0]!.closest('li')!);
  row.getByText('Pending');
  row.getByText('Blog');
  await press(/^Unsubscribe/, row);
  await screen.findByText(`${email} won’t get any more newsletters.`);
  await row.findByRole('button', { name: /^Restore/ });
  expect(row.getAllByText('Unsubscribed')).toHaveLength(2);
  await press('Undo');
  await screen.findByText('Subscriber restored');
  await row.findByText('Pending');
  await user.selectOptions(screen.getByLabelText('Status'), 'confirmed');
  await screen.findByText('No subscribers found matching your criteria.');
  expect(location.search).toBe('?search=undo&status=confirmed');
  const link = screen.getByRole('link', { name: /CSV/ }).getAttribute('href')!;
  const file = await panel.site.adminCall('GET', link);
  expect(file.headers.get('Content-Disposition')).toMatch(/filename="newsletter-\d{4}-\d\d-\d\d\.csv"/);
  expect(await file.text(), 'it waits for its confirmation').not.toContain(email);
});
