import { waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('from a request to all data of its person, which is downloaded and then erased', async () => {
  const email = 'gone@example.com';
  const { id } = await panel.call<{ id: number }>('POST', api.contact, contactBody({ email }));
  const { screen, user, press } = await panel.open(`${adminPaths.requests}?request=${id}`);
  await user.click(await screen.findByRole('link', { name: 'All data of this person' }));
  const untilSaid = (text: string) => waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text));
  await untilSaid(`Stored under ${email}: 1 request and 2 emails.`);
  expect(location.pathname).toBe(adminPaths.privacy);

  const making = vi.spyOn(URL, 'createObjectURL');
  await press('Download the data');
  await vi.waitFor(() => expect(making).toHaveBeenCalled());
  const file = making.mock.lastCall![0] as Blob;
  making.mockRestore();
  expect(JSON.parse(await file.text()).requests[0].id).toBe(id);

  await press('Erase for good');
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/1 request and 2 emails will be erased right away/);
  await press('Erase for good', question);
  await screen.findByText('Erased for good');
  within(await screen.findByRole('list', { name: 'Erasures' })).getByText(/1 request and 2 emails/);
  const lookUp = async (text: string) => {
    fill(screen.getByLabelText('Email or phone'), text);
    await press('Look it up');
  };
  await lookUp(email);
  await untilSaid(`Nothing is stored under ${email}.`);
  await lookUp('Kim');
  await screen.findByText('Enter an email address or a phone number');
});
