import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminPaths } from '#kit/paths/paths.ts';
import { holdBack } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });

const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name });

test('letters typed before the palette is there are in its field, and not in the form behind', async ({
  browser,
}) => {
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
});

test('Enter pressed before the palette is there opens the best match, and leaves the form behind alone', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.requests });
  const code = await holdBack(page, /palette/);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('outb');
  await page.keyboard.press('Enter');
  code.release();
  await page.waitForURL(server.origin + adminPaths.outbox);
});
