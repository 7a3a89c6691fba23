import assert from 'node:assert/strict';
import { languageOfPath } from '#kit/language/language.ts';
import { publicPages } from '../../scripts/vitals/pages.ts';
import { expectComplaints, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

/** Both languages show the same pictures. */
const visits = [
  { width: 'desk', language: 'en', name: 'English' },
  { width: 'phone', language: 'es', name: 'Spanish' },
] as const;

for (const { width, language, name } of visits) {
  test(`on a ${width} every ${name} page shows all its pictures, and its console stays empty`, async ({
    browser,
  }) => {
    const page = await openPage(browser, { viewport: widths[width] });
    // WebKit complains of a script whose loading the next page breaks off.
    expectComplaints(page, /Importing a module script failed/);
    const pages = (await publicPages(server.origin)).filter(({ path }) => languageOfPath(path) === language);
    assert.ok(pages.length > 10);
    for (const { path } of pages) {
      // In WebKit a video holds the load event up for seconds.
      await page.goto(server.origin + path, { waitUntil: 'domcontentloaded' });
      assert.deepEqual(await page.evaluate(scrollThrough), [], path);
    }
  });
}

/** Opens every fold and scrolls down the page. Returns the pictures that have not loaded after twenty seconds. */
async function scrollThrough() {
  const isMissing = (image: HTMLImageElement) =>
    image.hidden || (image.checkVisibility() && !(image.complete && image.naturalWidth > 0));
  for (const details of document.querySelectorAll('details')) details.open = true;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
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
