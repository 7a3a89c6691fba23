import { waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { AddedPerson, PersonRecord } from '#office/team/people.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

type Tab = Awaited<ReturnType<typeof panel.open>>;

const addPerson = (username: string, role = 'office') =>
  panel.call<AddedPerson>('POST', adminApi.people, {
    name: `Name of ${username}`,
    username,
    email: `${username}@example.com`,
    role,
  });

const readPerson = async (id: string) =>
  (await panel.call<PersonRecord[]>('GET', adminApi.people)).find((person) => person.id === id);

const findCard = async ({ screen }: Tab, email: string) =>
  within((await screen.findByText(email)).closest('li')!);
const findDialog = async ({ screen }: Tab, name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
const confirm = async (tab: Tab, yes: string) =>
  tab.press(yes, within(await tab.screen.findByRole('alertdialog')));

/** The cookie of a session elsewhere, and whether it is still signed in. */
async function signInElsewhere(username: string, password: string) {
  const answer = await panel.site.call('POST', api.login, { username, password });
  expect(answer.status).toBe(200);
  const Cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return async () => (await panel.site.call('GET', api.me, undefined, { Cookie })).status === 200;
}

test('a person is added with a password shown once, which Done questions until it was copied', async () => {
  const tab = await panel.open(adminPaths.people);
  const { screen, user, press } = tab;
  await press('Add person');
  const sheet = await findDialog(tab, 'Add person');
  fill(sheet.getByLabelText('Name'), 'Dana Cruz');
  fill(sheet.getByLabelText('Username'), 'admin');
  fill(sheet.getByLabelText('Email'), 'dana@example.com');
  await user.selectOptions(sheet.getByLabelText('Role'), 'crew');
  await press('Add', sheet);
  await waitFor(() => expect(sheet.getByLabelText('Crew')).toHaveAccessibleDescription('Choose a crew'));
  const crew = sheet.getByLabelText('Crew') as HTMLSelectElement;
  await user.selectOptions(crew, crew.options[1]!);
  await press('Add', sheet);
  await sheet.findByText('Another account uses this username');
  fill(sheet.getByLabelText('Username'), 'dana');
  await press('Add', sheet);

  const shown = await findDialog(tab, 'Password for Dana Cruz');
  const password = shown.getAllByRole('definition')[1]!.textContent;
  await press('Done', shown);
  await confirm(tab, 'Cancel');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copy password', shown);
  await screen.findByText('Copied');
  expect(write).toHaveBeenCalledExactlyOnceWith(password);
  await press('Done', shown);
  await untilGone(() => screen.queryByRole('dialog'));

  const card = await findCard(tab, 'dana@example.com');
  await card.findByText('Hasn’t signed in yet');
  await card.findByText('Still the first one');
  await signInElsewhere('dana', password);
  const again = await findCard(await panel.open(adminPaths.people), 'dana@example.com');
  expect(again.queryByText('Hasn’t signed in yet')).toBeNull();
});

test('a new password, a sign-out everywhere and a removal ask first, and count at once', async () => {
  const lee = await addPerson('lee');
  const isSignedIn = await signInElsewhere('lee', lee.password);
  const tab = await panel.open(adminPaths.people);
  const { screen, press } = tab;
  const card = await findCard(tab, 'lee@example.com');
  await press(/^Sign out everywhere/, card);
  await confirm(tab, 'Sign out');
  await screen.findByText('Name of lee was signed out');
  expect(await isSignedIn()).toBe(false);

  await press(/^New password/, card);
  await confirm(tab, 'New password');
  const shown = await findDialog(tab, 'Password for Name of lee');
  const password = shown.getAllByRole('definition')[1]!.textContent;
  expect(password).not.toBe(lee.password);
  await press('Done', shown);
  await confirm(tab, 'Close');
  await untilGone(() => screen.queryByRole('dialog'));
  const isSignedInAgain = await signInElsewhere('lee', password);

  await press(/^Remove/, card);
  await waitFor(() =>
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Everything Name of lee did stays'),
  );
  await confirm(tab, 'Remove');
  await screen.findByText('Person removed');
  await untilGone(() => screen.queryByText('lee@example.com'));
  expect(await isSignedInAgain()).toBe(false);
});

test('a demotion asks, the last owner stays one, and the refusal stays in view', async () => {
  const { id } = await addPerson('pat', 'admin');
  const tab = await panel.open(adminPaths.people);
  const { screen, user, press } = tab;
  await press(/^Edit/, await findCard(tab, 'pat@example.com'));
  const sheet = await findDialog(tab, 'Edit Name of pat');
  await user.selectOptions(sheet.getByLabelText('Role'), 'office');
  await press('Save Changes', sheet);
  await waitFor(() =>
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Name of pat will no longer see people'),
  );
  await confirm(tab, 'Cancel');
  expect((await readPerson(id))!.role).toBe('admin');
  await press('Save Changes', sheet);
  await confirm(tab, 'Change to Office');
  await screen.findByText('Person saved');
  expect((await readPerson(id))!.role).toBe('office');

  await untilGone(() => screen.queryByRole('dialog'));
  const own = within(screen.getByText('You').closest('li')!);
  expect(own.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await press(/^Edit/, own);
  const ownSheet = await findDialog(tab, /^Edit/);
  await user.selectOptions(ownSheet.getByLabelText('Role'), 'office');
  await press('Save Changes', ownSheet);
  await confirm(tab, 'Change to Office');
  await ownSheet.findByText('This is the last owner. Make somebody else one first');
});

test('a change that somebody else has made meanwhile is shown, and what was typed stays', async () => {
  const { id } = await addPerson('joe');
  const tab = await panel.open(adminPaths.people);
  await tab.press(/^Edit/, await findCard(tab, 'joe@example.com'));
  const sheet = await findDialog(tab, 'Edit Name of joe');
  fill(sheet.getByLabelText('Name'), 'Jo Typed');
  await panel.call('PATCH', adminApi.person(id), { name: 'Jo Meanwhile' });
  await tab.press('Save Changes', sheet);
  await waitFor(() => expect(tab.screen.getByRole('dialog')).toHaveTextContent('Jo Meanwhile'));
  expect(sheet.getByLabelText('Name')).toHaveValue('Jo Typed');
  await tab.press('Save Changes', sheet);
  await tab.screen.findByText('Person saved');
  await tab.screen.findByRole('heading', { name: 'Jo Typed' });
});
