import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import type { Page } from 'playwright-core';
import { passwordPaths } from '#kit/paths/password-paths.ts';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { AddedPerson, PersonRecord } from '#office/team/people.ts';
import { expectComplaints, findFaultsInBothLooks, openPage, widths } from '../support/browser.ts';
import { callAsOwner, fillSignIn, openPanel, type PanelOptions, serverForFile } from '../support/journeys.ts';
import { startInbox } from '../support/smtp.ts';
import { until } from '../support/until.ts';

const inbox = await startInbox();
after(() => inbox.close());
const server = serverForFile({ SMTP_URL: inbox.url });

const addPerson = (username: string, role = 'office') =>
  callAsOwner<AddedPerson>(server.origin, 'POST', adminApi.people, {
    name: `Name of ${username}`,
    username,
    email: `${username}@example.com`,
    role,
    ...(role === 'crew' && { crewId: 1 }),
  });

async function openPeople(context: TestContext, options: PanelOptions = {}) {
  const page = await openPanel(context, server.origin, { path: adminPaths.people, ...options });
  expectComplaints(page, /40[139]|422/);
  await page.getByRole('list', { name: 'People' }).waitFor();
  return page;
}

const getCard = (page: Page, username: string) =>
  page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: username });

async function signInAs(context: TestContext, person: { username: string; password: string }) {
  const page = await openPage(context, { reducedMotion: 'reduce', viewport: widths.phone });
  expectComplaints(page, /40[13]/);
  const { username, password } = person;
  const answer = await page.request.post(server.origin + api.login, {
    data: { username, password },
    headers: { Origin: server.origin },
  });
  assert.equal(answer.status(), 200);
  await page.goto(server.origin + adminPaths.account);
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  return page;
}

test('a person is added with a password shown once, which Done questions until it was copied', async (context) => {
  const page = await openPeople(context, {
    viewport: widths.phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Add person' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add person' });
  await sheet.getByLabel('Name', { exact: true }).fill('Dana Cruz');
  await sheet.getByLabel('Username').fill('admin');
  await sheet.getByLabel('Email').fill('dana@example.com');
  await sheet.getByLabel('Role').selectOption('crew');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText('Choose a crew', { exact: true }).last().waitFor();
  await sheet.getByLabel('Crew').selectOption({ index: 1 });
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText('Another account uses this username', { exact: true }).waitFor();
  await sheet.getByLabel('Username').fill('dana');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();

  const shown = page.getByRole('dialog', { name: 'Password for Dana Cruz' });
  const password = await shown.getByRole('definition').nth(1).innerText();
  await shown.getByRole('button', { name: 'Done' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close without copying?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await shown.getByRole('button', { name: 'Copy password' }).click();
  await page.getByText('Copied').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), password);
  await shown.getByRole('button', { name: 'Done' }).click();
  await shown.waitFor({ state: 'detached' });

  const card = getCard(page, 'dana@example.com');
  await card.getByText('Hasn’t signed in yet').waitFor();
  await card.getByText('Still the first one').waitFor();
  const dana = await signInAs(context, { username: 'dana', password });
  await dana.getByRole('link', { name: 'Visits' }).waitFor();
  await page.reload();
  await card.getByText('Hasn’t signed in yet').waitFor({ state: 'detached' });
});

test('a new password, a sign-out everywhere and a removal ask first, and count at once', async (context) => {
  const lee = await addPerson('lee');
  const other = await signInAs(context, lee);
  const page = await openPeople(context);
  const card = getCard(page, 'lee@example.com');
  const confirm = async (action: RegExp, yes: string) => {
    await card.getByRole('button', { name: action }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: yes }).click();
  };
  await confirm(/^Sign out everywhere/, 'Sign out');
  await page.getByText('Name of lee was signed out').waitFor();
  await other.getByRole('button', { name: 'Save details' }).click();
  await other.getByRole('dialog', { name: 'Please sign in again' }).waitFor();

  await confirm(/^New password/, 'New password');
  const shown = page.getByRole('dialog', { name: 'Password for Name of lee' });
  const password = await shown.getByRole('definition').nth(1).innerText();
  assert.notEqual(password, lee.password);
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await shown.waitFor({ state: 'detached' });
  const again = await signInAs(context, { username: 'lee', password });

  await card.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Everything Name of lee did stays, under this name.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Person removed').waitFor();
  await card.waitFor({ state: 'detached' });
  await again.getByRole('button', { name: 'Save details' }).click();
  await again.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
});

test('who forgot the password chooses another by a link in an email, once', async (context) => {
  await addPerson('lee');
  const page = await openPage(context, { reducedMotion: 'reduce', viewport: widths.phone });
  expectComplaints(page, /40[13]|410/);
  await page.goto(server.origin + adminPaths.dashboard);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByText('Username or email is required').waitFor();
  await page.getByLabel('Username or email').fill('lee@example.com');
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'asking');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByText('If an account has this name, an email with a link is on its way.').waitFor();
  const find = () =>
    inbox.emails.find(
      ({ recipients, headers }) =>
        recipients.includes('lee@example.com') && headers.subject?.startsWith('Choose a new password'),
    );
  await until(() => find() !== undefined);
  const [, query] = /\/admin\/new-password(\?token=\S+)/.exec(find()!.text)!;
  const link = server.origin + passwordPaths.renew + query;
  const choose = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await page.goto(link);
  await choose('too short');
  await page.getByText('At least 12 characters', { exact: true }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'choosing');
  const password = 'a password of my own';
  await choose(password);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await fillSignIn(page, { username: 'lee', password });
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.goto(link);
  await choose('another password of my own');
  await page.getByText(/^This link has expired, was used or was replaced: ask for a new one/).waitFor();
});

test('a demotion asks, the last owner stays one, and the refusal stays in view', async (context) => {
  const pat = await addPerson('pat', 'admin');
  const page = await openPeople(context);
  await getCard(page, 'pat@example.com').getByRole('button', { name: /^Edit/ }).click();
  let sheet = page.getByRole('dialog', { name: 'Edit Name of pat' });
  await sheet.getByLabel('Role').selectOption('office');
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Name of pat will no longer see people').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  const getRole = async (id: string) =>
    (await callAsOwner<PersonRecord[]>(server.origin, 'GET', adminApi.people)).find(
      (person) => person.id === id,
    )?.role;
  assert.equal(await getRole(pat.id), 'admin');
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  await question.getByRole('button', { name: 'Change to Office' }).click();
  await page.getByText('Person saved').waitFor();
  assert.equal(await getRole(pat.id), 'office');

  const own = page.getByRole('listitem').filter({ hasText: 'You' });
  assert.equal(await own.getByRole('button', { name: /^Remove/ }).count(), 0);
  await own.getByRole('button', { name: /^Edit/ }).click();
  sheet = page.getByRole('dialog', { name: /^Edit/ });
  await sheet.getByLabel('Role').selectOption('office');
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  await question.getByRole('button', { name: 'Change to Office' }).click();
  const refusal = 'This is the last owner. Make somebody else one first';
  await sheet.getByText(refusal, { exact: true }).waitFor();
  await page.getByText('Person not saved.').waitFor({ state: 'detached' });
  await sheet.getByText(refusal, { exact: true }).waitFor();
});

test('a change that somebody else has made meanwhile is shown, and what was typed stays', async (context) => {
  const jo = await addPerson('joe');
  const page = await openPeople(context);
  await getCard(page, 'joe@example.com').getByRole('button', { name: /^Edit/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Name of joe' });
  await sheet.getByLabel('Name', { exact: true }).fill('Jo Typed');
  await callAsOwner(server.origin, 'PATCH', adminApi.person(jo.id), { name: 'Jo Meanwhile' });
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  await sheet.getByText('Jo Meanwhile').waitFor();
  assert.equal(await sheet.getByLabel('Name', { exact: true }).inputValue(), 'Jo Typed');
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Person saved').waitFor();
  await page.getByRole('heading', { name: 'Jo Typed' }).waitFor();
});

test('axe finds nothing, in each dialog', async (context) => {
  const page = await openPeople(context);
  const check = async (what: string) => assert.deepEqual(await findFaultsInBothLooks(page), [], what);
  await check('the list');
  await page.getByRole('button', { name: 'Add person' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add person' });
  await sheet.getByLabel('Role').selectOption('crew');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText('Name is required').waitFor();
  await check('adding');
  await sheet.getByLabel('Name', { exact: true }).fill('Robin Chan');
  await sheet.getByLabel('Username').fill('robin.axe');
  await sheet.getByLabel('Email').fill('robin.axe@example.com');
  await sheet.getByLabel('Crew').selectOption({ index: 1 });
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Password for Robin Chan' }).waitFor();
  await check('password');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog').waitFor();
  await check('question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  const card = getCard(page, 'robin.axe@example.com');
  await card.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog', { name: 'Edit Robin Chan' }).getByLabel('Crew').waitFor();
  await check('editing');
});

// The last test: from then on the owner has to set it up.
test('an owner requires two-step sign-in of everyone with the keyboard, and sets it up before anything else', async (context) => {
  const page = await openPeople(context);
  await page.getByRole('switch', { name: 'Everyone must use two-step sign-in' }).focus();
  await page.keyboard.press('Space');
  const question = page.getByRole('alertdialog', { name: 'Require two-step sign-in?' });
  await question.getByText(/These people must set it up.*you/).waitFor();
  await page.keyboard.press('Tab');
  await question.getByRole('button', { name: 'Require it' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor();
});
