import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('a deleted record is in the trash with its last day, and can be restored', async () => {
  const { id } = await panel.call<{ id: number }>(
    'POST',
    api.contact,
    contactBody({ firstName: 'Trashina' }),
  );
  await panel.call('DELETE', adminApi.request(id));
  await panel.call('DELETE', adminApi.service(2));
  const { screen, user, press } = await panel.open(adminPaths.trash);
  const name = 'Restore Trashina Lopez';
  const row = (await screen.findByRole('button', { name })).closest('li')!;
  within(row).getByText('Request');
  expect(row).toHaveTextContent(/Carpet Cleaning.*Kept until.*\d{4}/);

  await user.selectOptions(screen.getByLabelText('Kind'), 'service');
  await untilGone(() => screen.queryByRole('button', { name }));
  expect(location.search).toBe('?kind=service');
  await press(/^Restore/);
  await screen.findByText('Service restored');
  await screen.findByText('Nothing like this in the trash');

  await user.selectOptions(screen.getByLabelText('Kind'), '');
  await press(name);
  await screen.findByText('Request restored');
  await untilGone(() => screen.queryByRole('button', { name }));
  await press('Open');
  await waitFor(() => expect(location.search).toBe(`?request=${id}`));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Trashina'));
});
