import assert from 'node:assert/strict';
import { publicPages } from '../../scripts/vitals/pages.ts';
import { bothWidths, visit } from '../support/engines/engine-session.ts';

for (const width of bothWidths) {
  visit('every page shows all its pictures, and its console stays empty', width, async (tab) => {
    for (const { path } of await publicPages(tab.origin)) {
      await tab.go(path);
      assert.deepEqual(await tab.evaluate(scrollThrough), [], path);
      tab.expectNoErrors();
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
