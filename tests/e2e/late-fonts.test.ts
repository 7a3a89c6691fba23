import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { publicPages } from '../../scripts/vitals/pages.ts';
import { holdBack, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('no column changes its width when fonts load late', async ({ browser }) => {
  const page = await openPage(browser, { viewport: widths.desk });
  for (const { path } of await publicPages(server.origin)) {
    const fonts = await holdBack(page, /\.woff2$/);
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const before = await measures(page);
    assert.ok(before.length > 0, path);
    fonts.release();
    await page.evaluate(() => document.fonts.ready);
    assert.ok(await page.evaluate(() => document.fonts.check('700 16px "Bricolage Grotesque"')), path);
    assert.deepEqual(await measures(page), before, path);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

/** The `max-width` of each element in pixels, which `ch` would make depend on the font. */
const measures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { maxWidth } = getComputedStyle(element);
      return maxWidth.endsWith('px') ? [`${element.tagName} ${maxWidth}`] : [];
    }),
  );
