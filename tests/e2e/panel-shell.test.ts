import assert from 'node:assert/strict';
import { adminPaths } from '#kit/paths/paths.ts';
import { admin } from '../support/admin.ts';
import { expectComplaints, findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { fillSignIn, openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

test('a wrong password leaves the input, the right one opens the Dashboard', async ({ browser }) => {
  const page = await openPage(browser, { viewport: widths.desk });
  expectComplaints(page, /401/);
  await page.goto(server.origin + adminPaths.quotes);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Username is required').waitFor();
  await page.getByText('Password is required').waitFor();
  await fillSignIn(page, { ...admin, password: 'not the password' });
  await page.getByText('Invalid username or password. Please try again.').waitFor();
  assert.equal(await page.getByLabel('Username').inputValue(), admin.username);
  assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), 'not the password');
  assert.equal(new URL(page.url()).pathname, adminPaths.quotes);
  await fillSignIn(page);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  assert.equal(new URL(page.url()).pathname, adminPaths.dashboard);
});

test('a chosen theme comes back with the document, before any script runs', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.desk, colorScheme: 'light' });
  const isDark = (wanted: boolean) =>
    page.waitForFunction(
      (dark) => getComputedStyle(document.documentElement).backgroundColor.startsWith('rgb(15,') === dark,
      wanted,
    );
  await isDark(false);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await isDark(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await isDark(true);
  assert.equal(await page.getByRole('radio', { name: 'Dark' }).isChecked(), true);
  const html = await (await page.request.get(server.origin + adminPaths.dashboard)).text();
  assert.match(html, /<html lang="en" data-theme="dark"/);
  await page.getByRole('radio', { name: 'System' }).check();
  await isDark(false);
});

test('a phone has five tabs, and every screen in its menu, down to 320 px', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  const tabs = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  assert.deepEqual(
    (await tabs.allTextContents()).map((text) => text.replace(/\d.*$/, '')),
    ['Today', 'Schedule', 'Requests', 'Quotes', 'Customers'],
  );
  for (const box of await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()))) {
    assert.ok(box && box.height >= 44 && box.width >= 44, JSON.stringify(box));
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Account' }).waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await menu.getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('navigation', { name: 'Blog' }).getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Newsletter' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  for (const path of [adminPaths.dashboard, adminPaths.newsletter, adminPaths.outbox]) {
    await page.goto(server.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy=true], .animate-pulse').first().waitFor({ state: 'detached' });
    const widest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main > *')].map((part) => part.getBoundingClientRect().right),
      ),
    );
    assert.ok(widest <= 320 - 16, `${path} reaches to ${widest} px`);
  }
});

test('a save without a connection keeps the input, and a screen that cannot load leaves the panel usable', async ({
  browser,
}) => {
  await sendLead(server.origin, contactBody({ firstName: 'Offlina' }));
  const page = await openPanel(browser, server.origin, { path: `${adminPaths.requests}?search=Offlina` });
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Offlina' }) });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Internal notes').fill('typed without a line');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Failed to update request').waitFor();
  await page
    .getByText('You’re offline, so nothing was changed. Try again when you’re back online.')
    .first()
    .waitFor();
  assert.equal(await page.getByLabel('Internal notes').inputValue(), 'typed without a line');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Request updated successfully').waitFor();
  await row.getByText('typed without a line').waitFor();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
  await page.getByRole('heading', { name: 'We couldn’t show this screen' }).waitFor();
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await page.getByText('Reload when you’re back online.').waitFor();
  await page.context().setOffline(false);
  await reload.click();
  await page.getByRole('heading', { name: 'Quote Requests' }).waitFor();
});
