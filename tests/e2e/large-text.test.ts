import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { paths } from '#kit/paths/paths.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';
import { setLetterSize } from '../support/letter-size.ts';

const server = serverForFile();

/** A browser with this letter size (16 is usual), as set on a phone. */
async function openLarge(browser: Browser, letters: number): Promise<Page> {
  const page = await openPage(browser, { viewport: widths.phone, reducedMotion: 'reduce' });
  await setLetterSize(page, letters);
  return page;
}

/** Text beyond the edge of the screen, except in a row that scrolls. */
const wordsBeyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    while (words.nextNode()) {
      const element = words.currentNode.parentElement!;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (
        element.closest(
          '[aria-hidden], [aria-label=Categories], ul[tabindex="0"], label:has([tabindex="-1"])',
        )
      )
        continue;
      // Only for screen readers.
      if (element.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(words.currentNode);
      const { right, width } = range.getBoundingClientRect();
      if (width > 1 && right > innerWidth + 1) found.push(words.currentNode.textContent);
    }
    return found;
  });

async function assertNothingIsLost(page: Page, where: string) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), where);
  assert.deepEqual(await wordsBeyondTheEdge(page), [], where);
  const menu = await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  assert.ok(menu && menu.x + menu.width <= widths.phone.width, where);
}

for (const letters of [20, 24, 32]) {
  test(`letters of ${letters} px push nothing off a phone’s screen`, async ({ browser }) => {
    const page = await openLarge(browser, letters);
    for (const path of [
      paths.home,
      paths.service('couch-cleaning'),
      paths.service('mattress-cleaning'),
      paths.about,
      paths.blog,
      paths.article('sofa-care-tag-codes'),
      paths.contact,
      paths.privacyPolicy,
    ]) {
      await page.goto(server.origin + path);
      await assertNothingIsLost(page, path);
    }
    await page.goto(server.origin + paths.calculator);
    await assertNothingIsLost(page, paths.calculator);
    await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
    await assertNothingIsLost(page, 'with a sofa');
    await page.getByRole('button', { name: 'Get This Quote' }).click();
    await page.getByRole('heading', { name: 'Almost Done' }).waitFor();
    await assertNothingIsLost(page, 'Almost Done');
  });
}

test('the actions of the phone’s bar stand side by side, or below each other, each in one line', async ({
  browser,
}) => {
  for (const [letters, isBeside] of [
    [16, true],
    [20, true],
    [24, true],
    [28, false],
  ] as const) {
    const page = await openLarge(browser, letters);
    await page.goto(server.origin + paths.home);
    const call = await page.getByRole('link', { name: 'Call', exact: true }).boundingBox();
    const price = await page.getByRole('link', { name: 'Get my price' }).boundingBox();
    assert.ok(call && price);
    assert.equal(call.y === price.y, isBeside, `${letters} px`);
    assert.ok(price.height <= 3.3 * letters && call.height <= 3.3 * letters, `${letters} px`);
  }
});

test('on a phone in landscape, neither header nor bar covers the text', async ({ browser }) => {
  const page = await openPage(browser, { viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
  for (const path of [paths.home, paths.contact, paths.service('couch-cleaning')]) {
    await page.goto(server.origin + path);
    await page.evaluate(() => scrollTo(0, 700));
    const inView = (edge: 'top' | 'bottom') =>
      page.evaluate(
        (y) => Boolean(document.elementFromPoint(innerWidth / 2, y)?.closest('header, main > .sticky')),
        edge === 'top' ? 5 : 385,
      );
    assert.deepEqual([await inView('top'), await inView('bottom')], [false, false], path);
  }
});
