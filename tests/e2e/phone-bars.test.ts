import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { paths } from '#kit/paths/paths.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';
import { setLetterSize } from '../support/letter-size.ts';

const server = serverForFile();

/** Focuses every focusable element, downward and upward, and returns those that stay covered. */
async function coveredWhenFocused(page: Page) {
  await page.locator('.dropdown[data-enhanced]').waitFor({ state: 'attached' });
  // A script's focus counts as the keyboard's only after a key.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const candidates = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary)',
      ),
    ];
    const controls = candidates.filter(
      (control) => control.checkVisibility() && control.offsetWidth > 1 && control.tabIndex >= 0,
    );
    const isWholeShown = (control: HTMLElement) => {
      const { top, bottom, left, width } = control.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        control.closest('label, li, article, div')!.contains(document.elementFromPoint(left + width / 2, y)),
      );
    };
    const covered: string[] = [];
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      // Firefox and WebKit scroll in one of the next frames.
      for (let frames = 0; frames < 30 && !isWholeShown(control); frames++)
        await new Promise(requestAnimationFrame);
      if (isWholeShown(control)) continue;
      const { top, bottom } = control.getBoundingClientRect();
      covered.push(`${control.tagName} ${control.textContent || control.id} ${top}-${bottom}`);
    }
    if (controls.length < 4) covered.push(`only ${controls.length} controls`);
    return covered;
  });
}

async function startQuote(page: Page) {
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.getByRole('button', { name: 'Add one 2-Seat Sofa', exact: true }).waitFor();
}

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

test('the bars of a phone cover nothing', async ({ step, browser }) => {
  for (const width of [390, 320]) {
    await step(`at ${width} px no focused element is under a bar`, async () => {
      const page = await openPage(browser, { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
      for (const path of [
        paths.home,
        paths.service('couch-cleaning'),
        paths.about,
        paths.contact,
        paths.calculator,
      ]) {
        await page.goto(server.origin + path);
        assert.deepEqual(await coveredWhenFocused(page), [], path);
      }
      await startQuote(page);
      assert.deepEqual(await coveredWhenFocused(page), [], 'with a sofa');
      await page.getByRole('button', { name: 'Get This Quote' }).click();
      await page.getByLabel('Your name').waitFor();
      assert.deepEqual(await coveredWhenFocused(page), [], 'details');
    });
  }

  await step("the first screen of a phone shows the whole button of home's price box", async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await page.goto(server.origin + paths.home);
    const isOnTop = await page.getByRole('button', { name: 'Get Quote' }).evaluate((button) => {
      const { left, width, top, bottom } = button.getBoundingClientRect();
      const at = (y: number) => button.contains(document.elementFromPoint(left + width / 2, y));
      return at(top + 2) && at(bottom - 2);
    });
    assert.ok(isOnTop);
  });

  await step(
    'the first screen of the calculator on a phone has several services to add, with details on a tap',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      await page.goto(server.origin + paths.calculator);
      const reachable = await page.getByRole('button', { name: /^Add / }).evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const { left, width, top, bottom, height } = button.getBoundingClientRect();
            const at = (y: number) => button.contains(document.elementFromPoint(left + width / 2, y));
            return height >= 44 && at(top + 2) && at(bottom - 2);
          }).length,
      );
      assert.ok(reachable >= 4, `${reachable} buttons`);

      const row = page.getByRole('listitem').filter({ hasText: '3-Seat Sofa, Delicate Fabric' });
      const description = row.getByText('Hand cleaning of velvet');
      assert.ok(!(await description.isVisible()));
      assert.ok((await row.locator('summary').boundingBox())!.height >= 44);
      await row.getByText('Details').click();
      assert.ok(await description.isVisible());
      assert.equal(await page.getByText('in your quote').count(), 0);
      await row.getByRole('button', { name: /^Add / }).click();
      await row.getByRole('button', { name: /^Remove one/ }).waitFor();
      for (const button of await row.getByRole('button').all()) {
        const { width, height } = (await button.boundingBox())!;
        assert.ok(width >= 44 && height >= 44);
      }
    },
  );

  await step('on a desktop the calculator shows what each service includes', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(server.origin + paths.calculator);
    assert.ok(await page.getByText('Hand cleaning of velvet').first().isVisible());
  });

  await step('on a phone the photo’s hint is fully visible', async () => {
    const page = await openPage(browser, { viewport: { width: 320, height: 700 } });
    await startQuote(page);
    await page.getByRole('button', { name: 'Get This Quote' }).click();
    const hint = page.getByText('Stains, fabric, the whole room');
    await hint.waitFor();
    assert.ok(await hint.evaluate((element) => element.scrollWidth <= element.clientWidth));
  });

  await step('the open cart of a phone closes when the focus goes to the services behind it', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await startQuote(page);
    const lines = page.locator('#cart-lines');
    await page.getByRole('button', { name: /^Total/ }).click();
    await lines.waitFor();
    await page.keyboard.press('Shift+Tab');
    assert.ok(await lines.isVisible());
    await page.getByRole('button', { name: 'Add 3-Seat Sofa', exact: true }).focus();
    await lines.waitFor({ state: 'hidden' });
  });

  for (const letters of [20, 24, 32]) {
    await step(`letters of ${letters} px push nothing off a phone’s screen`, async () => {
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

  await step(
    'the actions of the phone’s bar stand side by side, or below each other, each in one line',
    async () => {
      for (const [letters, isBeside] of [
        [16, true],
        [20, true],
        [24, true],
        [28, false],
      ] as const) {
        const page = await openLarge(browser, letters);
        await page.goto(server.origin + paths.home);
        const call = await page.getByRole('link', { name: 'Call', exact: true }).boundingBox();
        const price = await page.getByRole('link', { name: 'Get my price' }).last().boundingBox();
        assert.ok(call && price);
        assert.equal(call.y === price.y, isBeside, `${letters} px`);
        assert.ok(price.height <= 3.3 * letters && call.height <= 3.3 * letters, `${letters} px`);
      }
    },
  );

  await step('on a phone in landscape, neither header nor bar covers the text', async () => {
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
});
