import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { passwordPaths } from '#kit/paths/password-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import { expectComplaints, findFaultsInBothLooks, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, fillSignIn, openPanel, type PanelOptions, serverForFile } from '../support/journeys.ts';
import { startInbox } from '../support/smtp.ts';
import { until } from '../support/until.ts';

const inbox = await startInbox();
test.afterAll(() => inbox.close());
const server = serverForFile({ SMTP_URL: inbox.url });

const addPerson = (username: string, role = 'office') =>
  callAsOwner<AddedPerson>(server.origin, 'POST', adminApi.people, {
    name: `Name of ${username}`,
    username,
    email: `${username}@example.com`,
    role,
    ...(role === 'crew' && { crewId: 1 }),
  });

async function openPeople(browser: Browser, options: PanelOptions = {}) {
  const page = await openPanel(browser, server.origin, { path: adminPaths.people, ...options });
  expectComplaints(page, /40[139]|422/);
  await page.getByRole('list', { name: 'People' }).waitFor();
  return page;
}

// The last test: from then on the owner has to set it up.

test('a forgotten password is chosen anew, and an owner asks everyone for two-step sign-in', async ({
  step,
  browser,
}) => {
  await step('who forgot the password chooses another by a link in an email, once', async () => {
    await addPerson('lee');
    const page = await openPage(browser, { reducedMotion: 'reduce', viewport: widths.phone });
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

  await step(
    'an owner requires two-step sign-in of everyone with the keyboard, and sets it up before anything else',
    async () => {
      const page = await openPeople(browser);
      await page.getByRole('switch', { name: 'Everyone must use two-step sign-in' }).focus();
      await page.keyboard.press('Space');
      const question = page.getByRole('alertdialog', { name: 'Require two-step sign-in?' });
      await question.getByText(/These people must set it up.*you/).waitFor();
      await page.keyboard.press('Tab');
      await question.getByRole('button', { name: 'Require it' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor();
    },
  );
});
