import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const addLead = (firstName: string) =>
  panel.call<{ id: number }>('POST', api.contact, contactBody({ firstName }));

test('a request’s name opens the lead, whose next step is to answer and then to make a quote', async () => {
  await addLead('Leadia');
  const { screen, press } = await panel.open(`${adminPaths.requests}?search=Leadia`);
  await press('Leadia Lopez');
  const sheet = within(await screen.findByRole('dialog', { name: 'Request Details' }));
  await sheet.findByText('New');
  await press('Answer', sheet);
  const answer = within(await screen.findByRole('dialog', { name: 'Answer' }));
  const link = await answer.findByRole('link', { name: 'Text Leadia Lopez' });
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  await sheet.findByText('Answered ·');
  await sheet.findByRole('link', { name: 'Make a quote', hidden: true });
});

test('a lead that was answered on Today stays there with Undo, and waits again after it', async () => {
  await addLead('Undonia');
  const { screen, user } = await panel.open(customerScreens.today);
  const leads = within(await screen.findByRole('region', { name: /^Leads to answer/ }));
  const call = await leads.findByRole('link', { name: 'Call Undonia Lopez' });
  call.addEventListener('click', (event) => event.preventDefault());
  await user.click(call);
  await leads.findByText('Answered ·');
  expect(leads.queryByRole('link', { name: 'Call Undonia Lopez' })).toBeNull();
  await user.click(leads.getByRole('button', { name: 'Undo' }));
  await waitFor(() => leads.getByRole('link', { name: 'Call Undonia Lopez' }));
});
