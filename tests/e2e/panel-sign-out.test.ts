import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminPaths, adminPost } from '#kit/paths/paths.ts';
import { openBlog } from '../support/blog-panel.ts';
import { findAccessibilityFaults, holdBack } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { fillSignIn, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

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

test('nobody leaves the panel without a question about what was typed', async ({ step, browser }) => {
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
