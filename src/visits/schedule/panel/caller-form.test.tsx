import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { visitApi } from '#kit/paths/customer-paths.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { dayAhead } from '../../../../tests/support/leads.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('a caller is booked in one sheet, from Today: name, telephone, place, pieces and a window', async () => {
  const { screen, user, press } = await panel.open('/admin/today');
  await user.click(await screen.findByRole('link', { name: 'Book a caller' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Book a caller' }));
  await press('Pick a time', sheet);
  await sheet.findByText('First name is required');
  fill(sheet.getByLabelText('First name'), 'Callia');
  fill(sheet.getByLabelText('Phone'), '(818) 555-0134');
  fill(sheet.getByLabelText('ZIP code'), '91501');
  fill(sheet.getByLabelText('Street address'), '12 Oak St');
  await waitFor(() => expect(sheet.getByLabelText('City')).toHaveValue('Burbank'));
  await press('Add 2-Seat Sofa', sheet);
  await press('Pick a time', sheet);
  const day = await sheet.findAllByRole('button', { name: /\(fits\)$/ });
  await user.click(day[1]!);
  const windows = await sheet.findAllByRole('button', { name: /^Crew.*\(fits\)$/ });
  await user.click(windows[0]!);
  await press('Book visit', sheet);
  await screen.findByText('Visit booked');
  const visits = await panel.call<Visit[]>(
    'GET',
    `${visitApi.visits}?from=${dayAhead(0)}&to=${dayAhead(14)}`,
  );
  expect(visits).toMatchObject([
    { customerName: 'Callia', property: { street: '12 Oak St', city: 'Burbank' } },
  ]);
});
