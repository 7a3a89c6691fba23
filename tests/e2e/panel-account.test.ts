import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { AddedPerson, PersonRecord } from '#office/team/people.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsInBothLooks,
  openPage,
  widths,
} from '../support/browser.ts';
import { getCode } from '../support/codes.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, fillSignIn, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

/** Each test has its own administrator, so none ends another's sessions. */
const addPerson = (username: string) =>
  callAsOwner<AddedPerson>(server.origin, 'POST', adminApi.people, {
    name: `Name of ${username}`,
    username,
    email: `${username}@example.com`,
    role: 'admin',
  });

async function removePerson(username: string) {
  const present = await callAsOwner<PersonRecord[]>(server.origin, 'GET', adminApi.people);
  const { id } = present.find((one) => one.username === username)!;
  await callAsOwner(server.origin, 'DELETE', adminApi.person(id));
}

async function openSignIn(browser: Browser, options: BrowserContextOptions = { viewport: widths.desk }) {
  const page = await openPage(browser, { reducedMotion: 'reduce', ...options });
  expectComplaints(page, /40[13]|422/);
  await page.goto(server.origin + adminPaths.account);
  return page;
}

async function openAccount(browser: Browser, person: AddedPerson, options?: BrowserContextOptions) {
  const page = await openSignIn(browser, options);
  await fillSignIn(page, person);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.goto(server.origin + adminPaths.account);
  await page.getByRole('list', { name: 'Sessions' }).waitFor();
  return page;
}

const readSecret = async (dialog: Locator) =>
  (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()).replaceAll(' ', '');

/** Turns it on through the screen; returns the key and the backup codes. */
async function turnOnTwoSteps(page: Page, { password }: AddedPerson) {
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = await readSecret(dialog);
  const usedCode = getCode(secret);
  await dialog.getByLabel('Code from the app').fill(usedCode);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const list = dialog.getByRole('list', { name: 'Backup codes' });
  await list.waitFor();
  const backupCodes = await list.getByRole('listitem').allInnerTexts();
  return { dialog, secret, usedCode, backupCodes };
}

test('an account with two-step sign-in survives the end of its session, and belongs to one user', async ({
  step,
  browser,
}) => {
  await step(
    'with two-step sign-in, a session ended from elsewhere asks for password and code in place',
    async () => {
      const ann = await addPerson('ann');
      const page = await openAccount(browser, ann);
      const { dialog, secret, usedCode, backupCodes } = await turnOnTwoSteps(page, ann);
      assert.equal(backupCodes.length, 10);
      await page.mouse.click(5, 5);
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Show the backup codes' }).click();
      await page.getByRole('button', { name: 'I saved them' }).click();
      await page.getByText('You have 10 backup codes left.').waitFor();

      const other = await openSignIn(browser);
      await fillSignIn(other, ann);
      const code = other.getByLabel('Code from your authenticator app');
      await code.waitFor();
      assert.equal(await code.getAttribute('autocomplete'), 'one-time-code');
      assert.equal(await code.evaluate((field) => field === document.activeElement), true);
      assert.deepEqual(await findAccessibilityFaults(other), []);
      await code.fill(usedCode);
      await other.getByText('That code is wrong or was already used.').waitFor();
      await code.fill(getCode(secret, 1));
      await other.getByRole('heading', { name: 'Dashboard' }).waitFor();
      await other.goto(server.origin + adminPaths.account);
      await other.getByLabel('Name', { exact: true }).fill('Ann Again');

      await page.reload();
      const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
      await sessions.filter({ hasText: 'This device' }).waitFor();
      assert.equal(await sessions.count(), 2);
      await sessions.getByRole('button', { name: /^End/ }).click();
      await page.getByText('Session ended').waitFor();
      await sessions.nth(1).waitFor({ state: 'detached' });

      await other.getByRole('button', { name: 'Save details' }).click();
      const again = other.getByRole('dialog', { name: 'Please sign in again' });
      await again.getByLabel('Password', { exact: true }).fill(ann.password);
      await again.getByRole('button', { name: 'Sign In' }).click();
      await again.getByRole('button', { name: 'Use a backup code' }).click();
      await again.getByLabel('Backup code').fill(backupCodes[0]!);
      await again.getByRole('button', { name: 'Sign In' }).click();
      await other.getByText('Details saved').waitFor();
    },
  );

  await step(
    'a different user who signs in after a session has ended sees their own account, and inherits no save',
    async () => {
      const gone = await addPerson('gone');
      const next = await addPerson('next');
      const page = await openAccount(browser, gone);
      const other = await page.context().newPage();
      await other.goto(server.origin + adminPaths.account);
      await other.getByLabel('Username').and(other.locator('[value="gone"]')).waitFor();
      await page.getByLabel('Name', { exact: true }).fill('Typed by Gone');
      await removePerson('gone');
      await page.getByRole('button', { name: 'Save details' }).click();
      const again = page.getByRole('dialog', { name: 'Please sign in again' });
      const { height } = (await again.boundingBox())!;
      assert.ok(height < widths.desk.height * 0.7, `its rows fill the window: ${height} px`);
      await again.getByLabel('Username').fill(next.username);
      await again.getByLabel('Password', { exact: true }).fill(next.password);
      await again.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Someone else has signed in since').waitFor();
      for (const tab of [page, other]) {
        await tab.getByLabel('Username').and(tab.locator('[value="next"]')).waitFor();
        assert.equal(await tab.getByLabel('Name', { exact: true }).inputValue(), 'Name of next');
      }
    },
  );

  await step('axe finds nothing, with every dialog open', async () => {
    const person = await addPerson('axel');
    const page = await openAccount(browser, person);
    const check = async (what: string) => assert.deepEqual(await findFaultsInBothLooks(page), [], what);
    await check('the screen');
    await page.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
    await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
    await check('password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: /QR code/ }).waitFor();
    await check('QR code');
    await dialog.getByLabel('Code from the app').fill(getCode(await readSecret(dialog)));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByRole('list', { name: 'Backup codes' }).waitFor();
    await check('backup codes');
    await dialog.getByRole('button', { name: 'I saved them' }).click();
    await page.getByText('You have 10 backup codes left.').waitFor();
    await check('two steps on');
  });
});
