import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminPaths, adminPost } from '#kit/paths/paths.ts';
import { openBlog } from '../support/blog-panel.ts';
import { expectComplaints, findAccessibilityFaults, holdBack, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { fillSignIn, openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });

const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name });

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out', exact: true }).click();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sign out without saving?' });

async function stay(page: Page) {
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).waitFor({ state: 'detached' });
}

async function beginArticle(page: Page, title: string) {
  await page.goto(server.origin + adminPost.create);
  await page.getByLabel('Title *').fill(title);
}

test('the panel opens as its user likes it, finds screens by letters, and is not left with unsaved input', async ({
  step,
  browser,
}) => {
  await step('a chosen theme comes back with the document, before any script runs', async () => {
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

  await step('a phone has five tabs, and every screen in its menu, down to 320 px', async () => {
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

  await step('a screen that cannot load leaves the panel usable', async () => {
    const page = await openPanel(browser, server.origin, { path: adminPaths.requests });
    expectComplaints(page, /ERR_INTERNET_DISCONNECTED|dynamically imported module/);
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

  await step(
    'letters typed before the palette is there are in its field, and not in the form behind',
    async () => {
      const page = await openPanel(browser, server.origin, { path: adminPaths.requests });
      const search = page.getByRole('searchbox');
      const code = await holdBack(page, /palette/);
      await search.focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('outb');
      code.release();
      await option(page, /^Outbox/).waitFor();
      assert.equal(await palette(page).getByRole('combobox').inputValue(), 'outb');
      await page.keyboard.press('Escape');
      await palette(page).waitFor({ state: 'detached' });
      assert.equal(await search.inputValue(), '');
    },
  );

  await step(
    'Enter pressed before the palette is there opens the best match, and leaves the form behind alone',
    async () => {
      const page = await openPanel(browser, server.origin, { path: adminPaths.requests });
      const code = await holdBack(page, /palette/);
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('outb');
      await page.keyboard.press('Enter');
      code.release();
      await page.waitForURL(server.origin + adminPaths.outbox);
    },
  );

  await step('signing out asks before it deletes unsaved input', async () => {
    const page = await openBlog(browser, server.origin);
    await beginArticle(page, 'An hour of writing');
    await signOut(page);
    await stay(page);
    await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Quote Requests' }).waitFor();
    await signOut(page);
    await question(page).getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText('You have been successfully logged out.').waitFor();
    await fillSignIn(page);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await signOut(page);
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  });

  await step('it also asks about unsaved input in another open tab', async () => {
    const writing = await openBlog(browser, server.origin);
    await beginArticle(writing, 'In another tab');
    await writing.reload();
    await writing.getByText('We restored your unsaved changes.').waitFor();
    const page = await writing.context().newPage();
    await page.goto(server.origin + adminPaths.dashboard);
    await signOut(page);
    await stay(page);
    await writing.close();
    // The browser takes a moment to release the lock of a closed tab.
    await page.evaluate(async () => {
      while ((await navigator.locks.query()).held?.length)
        await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await signOut(page);
    await page.getByText('You have been successfully logged out.').waitFor();
  });

  await step('leaving the panel after the session has ended asks too', async () => {
    const page = await openBlog(browser, server.origin);
    await beginArticle(page, 'Left alone for long');
    // Ends the session only now: an earlier call would open the panel's dialog over the question.
    const { release } = await holdBack(page, /\/api\/admin\/invoices/);
    await page.getByRole('link', { name: 'Invoices' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.context().clearCookies();
    release();
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
    await page.getByRole('button', { name: 'Leave the panel instead' }).click();
    await question(page).waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await stay(page);
    await fillSignIn(page.getByRole('dialog', { name: 'Please sign in again' }));
    await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor();
  });
});
