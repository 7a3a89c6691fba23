import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';
import { startInbox } from '../../../../tests/support/smtp.ts';

const account = { user: 'office@sunny.example', password: 'the right one' };
let inbox: Awaited<ReturnType<typeof startInbox>>;
const panel = panelForFile(async () => {
  inbox = await startInbox({ account });
  return { hasWorkers: true };
});
afterAll(() => inbox.close());

test('email is set up: a wrong password, a test that arrives, and what waited is sent; the password never comes back', async () => {
  await panel.call('POST', api.contact, contactBody());
  const { screen, user, press } = await panel.open(customerScreens.today);
  await press(/^Set up your site/);
  await user.click(await screen.findByText(/Nothing is sent until you choose a mailbox/));
  await waitFor(() => expect(location.pathname).toBe(adminPaths.email));
  const provider = await screen.findByLabelText('Email provider');
  await press('Save settings');
  await screen.findByText('Choose your email provider');
  await user.selectOptions(provider, 'Gmail or Google Workspace');
  await screen.findByText(/Google wants an app password here/);
  await user.selectOptions(provider, 'Another server');
  fill(screen.getByLabelText('Server'), '127.0.0.1');
  fill(screen.getByLabelText(/^Port/), String(inbox.port));
  await user.selectOptions(screen.getByLabelText('Encryption'), 'None (this computer)');
  const name = screen.getByLabelText('User name');
  fill(name, account.user);
  const password = screen.getByLabelText('Password');
  fill(password, 'the wrong one');
  expect(screen.getByLabelText('Sender’s email address')).toHaveValue(account.user);

  await press('Send a test email');
  await screen.findByText('The server didn’t accept the user name or password. (Code 535)');
  fill(password, account.password);
  fill(screen.getByLabelText('Send the test to'), 'kim@sunny.example');
  await press('Send a test email');
  await screen.findByText('Sent to kim@sunny.example');
  expect(inbox.emails.at(-1)?.recipients).toEqual(['kim@sunny.example']);

  await press('Save settings');
  await screen.findByText('Email settings saved');
  await waitFor(() => expect(password).toHaveValue(''));
  await screen.findByText('Saved. Leave it empty to keep it.');
  await waitFor(() =>
    expect(inbox.emails.map(({ headers }) => headers.subject)).toContainEqual(
      expect.stringMatching(/request/i),
    ),
  );
  fill(name, 'other@sunny.example');
  await screen.findByText('Enter it again, since the server or the user name changed');
  await press('Save settings');
  await screen.findByText('Enter the password again, since the server or the user name changed');
  await press('Discard changes');
  const after = await panel.open(customerScreens.today);
  await after.press(/^Set up your site/);
  const link = after.screen.getByText(/New leads are sent to an example address: enter yours/).closest('a');
  expect(link).toHaveAttribute('href', adminPaths.notifications);
});

test('email is turned off, and the outbox says how to set it up again', async () => {
  const { screen, press } = await panel.open(adminPaths.email);
  await screen.findByText(/Works since/);
  expect(screen.getByLabelText('Email provider')).toHaveValue('other');
  await press('Turn off email');
  await press('Turn off', within(await screen.findByRole('alertdialog')));
  await screen.findByText('Email turned off');
  await waitFor(() => expect(screen.getByLabelText('Email provider')).toHaveValue(''));
  const outbox = await panel.open(adminPaths.outbox);
  await outbox.screen.findByText('Not sent: email is not set up');
  await outbox.user.click(outbox.screen.getByRole('link', { name: 'Set up email' }));
  await waitFor(() => expect(location.pathname).toBe(adminPaths.email));
});
