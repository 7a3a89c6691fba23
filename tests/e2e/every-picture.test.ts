import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { languageOfPath } from '#kit/language/language.ts';
import { publicPages } from '../../scripts/vitals/pages.ts';
import { expectComplaints, holdBack, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

/** Both languages show the same pictures. */
const visits = [
  { width: 'desk', language: 'en', name: 'English' },
  { width: 'phone', language: 'es', name: 'Spanish' },
] as const;

/** Opens every fold and scrolls down the page. Returns the pictures that have not loaded after twenty seconds. */
async function scrollThrough() {
  const isMissing = (image: HTMLImageElement) =>
    image.hidden || (image.checkVisibility() && !(image.complete && image.naturalWidth > 0));
  for (const details of document.querySelectorAll('details')) details.open = true;
  const pause = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await pause();
  }
  const missing = () => [...document.images].filter(isMissing);
  const latest = performance.now() + 20_000;
  while (missing().length > 0 && performance.now() < latest) {
    for (const image of missing()) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await pause();
    }
  }
  return missing().map((image) => image.currentSrc || image.src);
}

test('every page shows all its pictures, its console stays empty, and late fonts change no column', async ({
  step,
  browser,
}) => {
  for (const { width, language, name } of visits) {
    await step(
      `on a ${width} every ${name} page shows all its pictures, and its console stays empty`,
      async () => {
        const page = await openPage(browser, { viewport: widths[width] });
        // WebKit complains of a script whose loading the next page breaks off.
        expectComplaints(page, /Importing a module script failed/);
        const pages = (await publicPages(server.origin)).filter(
          ({ path }) => languageOfPath(path) === language,
        );
        assert.ok(pages.length > 10);
        for (const { path } of pages) {
          // In WebKit a video holds the load event up for seconds.
          await page.goto(server.origin + path, { waitUntil: 'domcontentloaded' });
          assert.deepEqual(await page.evaluate(scrollThrough), [], path);
        }
      },
    );
  }

  await step('no column changes its width when fonts load late', async () => {
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
});

/** The `max-width` of each element in pixels, which `ch` would make depend on the font. */
const measures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { maxWidth } = getComputedStyle(element);
      return maxWidth.endsWith('px') ? [`${element.tagName} ${maxWidth}`] : [];
    }),
  );
