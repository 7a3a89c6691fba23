import { within } from '@testing-library/dom';
import { test } from 'vitest';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('a visit without a day asks for one, until it has one', async () => {
  const { id } = await panel.call<Quote>('POST', adminApi.quotes, {
    firstName: 'Dayless',
    phone: '(818) 555-0111',
    items: [{ serviceId: 1, quantity: 1 }],
    contactMethod: 'sms',
    zipCode: '91501',
    status: 'scheduled',
    preferredDate: '2027-05-11',
  });
  const { screen, press } = await panel.open(`${adminPaths.schedule}?date=2027-05-11&visit=${id}&sheet=move`);
  const dialog = within(await screen.findByRole('dialog'));
  const day = await dialog.findByLabelText('Day');
  fill(day, '');
  await press('Save Changes', dialog);
  await dialog.findByText('Choose a day');
  fill(day, '2027-05-12');
  await untilGone(() => dialog.queryByText('Choose a day'));
});
