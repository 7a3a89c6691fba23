import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import { getCode } from '../../../../tests/support/codes.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

/** Each test has its own administrator, so none ends another's sessions. */
async function openAccount(username: string) {
  const person = await panel.call<AddedPerson>('POST', adminApi.people, {
    ...{ name: `Name of ${username}`, username, email: `${username}@example.com`, role: 'admin' },
  });
  const tab = await panel.open(adminPaths.account, person);
  await tab.screen.findByRole('list', { name: 'Sessions' });
  const findDialog = async (name: string) => within(await tab.screen.findByRole('dialog', { name }));
  return { ...tab, person, findDialog };
}

type Account = Awaited<ReturnType<typeof openAccount>>;

/** A session of the same person in another browser. */
async function signInElsewhere({ username, password }: AddedPerson) {
  const answer = await panel.site.call('POST', api.login, { username, password });
  const Cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (method: string, path: string, body?: object) => panel.site.call(method, path, body, { Cookie });
}

const formWith = (text: string) =>
  within([...document.querySelectorAll('form')].find(({ textContent }) => textContent.includes(text))!);

async function enterKey({ press, person, findDialog }: Account) {
  await press('Turn on');
  const dialog = await findDialog('Turn on two-step sign-in');
  fill(await dialog.findByLabelText('Current password'), person.password);
  await press('Continue', dialog);
  await dialog.findByRole('img', { name: /QR code/ });
  const secret = dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent.replaceAll(' ', '');
  fill(dialog.getByLabelText('Code from the app'), getCode(secret));
  return { dialog, secret };
}

async function turnOnTwoSteps(account: Account) {
  const { dialog } = await enterKey(account);
  await account.press('Turn on', dialog);
  const list = within(await dialog.findByRole('list', { name: 'Backup codes' }));
  return { dialog, backupCodes: list.getAllByRole('listitem').map(({ textContent }) => textContent) };
}

test('a new password is asked for twice, needs the present one, and signs out other browsers', async () => {
  const { screen, press, person } = await openAccount('kim');
  const other = await signInElsewhere(person);
  const form = formWith('New password again');
  fill(form.getByLabelText('Current password'), 'not the password');
  fill(form.getByLabelText('New password'), 'a much better password');
  fill(form.getByLabelText('New password again'), 'something else');
  await press('Change password', form);
  await form.findByText('The passwords don’t match');
  fill(form.getByLabelText('New password again'), 'a much better password');
  await press('Change password', form);
  await form.findByText('That’s not your current password');
  fill(form.getByLabelText('Current password'), person.password);
  await press('Change password', form);
  await screen.findByText('One other session was signed out.');
  expect((await other('GET', api.me)).status).toBe(401);
});

test('who is signed out from elsewhere signs in again in place and loses nothing', async () => {
  const { screen, press, person, findDialog } = await openAccount('kit');
  fill(screen.getByLabelText('Name'), 'Typed meanwhile');
  const other = await signInElsewhere(person);
  const newPassword = 'a much better password';
  const body = { currentPassword: person.password, newPassword };
  expect((await other('PUT', adminApi.password, body)).ok).toBe(true);
  await press('Save details');
  const again = await findDialog('Please sign in again');
  fill(again.getByLabelText('Password'), newPassword);
  await press('Sign In', again);
  await screen.findByText('Details saved');
  expect(screen.getByLabelText('Name')).toHaveValue('Typed meanwhile');
});

test('another email address asks for the password, and says when it is wrong', async () => {
  const { screen, press, person } = await openAccount('lou');
  const form = formWith('Save details');
  fill(form.getByLabelText('Name'), 'Lou Reyes');
  expect(form.queryByLabelText('Current password')).toBeNull();
  fill(form.getByLabelText('Email'), 'lou@lonestar.example');
  await form.findByLabelText('Current password');
  await press('Save details', form);
  await form.findByText('Current password is required');
  fill(form.getByLabelText('Current password'), 'not the password');
  await press('Save details', form);
  await form.findByText('That’s not your current password');
  expect(form.getByLabelText('Email')).toHaveValue('lou@lonestar.example');
  fill(form.getByLabelText('Current password'), person.password);
  await press('Save details', form);
  await screen.findByText('Details saved');
  await untilGone(() => form.queryByLabelText('Current password'));
  const reloaded = await panel.open(adminPaths.account, person);
  expect(await reloaded.screen.findByLabelText('Email')).toHaveValue('lou@lonestar.example');
});

test('backup codes that were not saved stay open after the dialog is closed', async () => {
  const account = await openAccount('eve');
  const { screen, user, press, person } = account;
  const { backupCodes } = await turnOnTwoSteps(account);
  expect(backupCodes).toHaveLength(10);
  await user.keyboard('{Escape}');
  await press('Show the backup codes');
  const list = within(await screen.findByRole('list', { name: 'Backup codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(backupCodes);
  await press('I saved them');
  await screen.findByRole('button', { name: 'New backup codes' });

  await press('Turn off');
  const question = within(await screen.findByRole('dialog', { name: /^Turn off/ }));
  fill(await question.findByLabelText('Current password'), person.password);
  await press('Turn off', question);
  await screen.findByText('Two-step sign-in is off');
  await press('Turn on');
  await (await account.findDialog('Turn on two-step sign-in')).findByLabelText('Current password');
});

test('if the response to turning it on is lost, the screen shows that it is on, and makes new codes', async () => {
  const account = await openAccount('flo');
  const { screen, user, press, person, findDialog } = account;
  const { dialog } = await enterKey(account);
  const held = panel.holdCall();
  await press('Turn on', dialog);
  await (await held).lose();
  await dialog.findByText(/No response from the server/);
  await press('Cancel', dialog);
  await screen.findByText(/^You have 10 backup codes left\./);
  await press('New backup codes');
  const renewal = await findDialog('New backup codes');
  fill(await renewal.findByLabelText('Current password'), person.password);
  await press('Create new codes', renewal);
  await renewal.findByRole('list', { name: 'Backup codes' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.body).toHaveTextContent('You haven’t saved them yet.'));
});
