import assert from 'node:assert/strict';
import { paths } from '#kit/paths/paths.ts';
import { finishAnimations, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('a page comes to life further down, fits when it becomes narrow, and its map keeps Tab inside', async ({
  step,
  browser,
}) => {
  await step('the coverage map keeps Tab inside', async () => {
    const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
    await page.goto(server.origin + paths.contact);
    await page.getByRole('button', { name: 'View Coverage Map' }).click();
    await page.getByRole('dialog', { name: 'Where we clean' }).waitFor();
    for (let presses = 1; presses <= 8; presses++) {
      await page.keyboard.press('Tab');
      // After the last element, Tab reaches the browser's own controls.
      const focused = () => {
        const element = document.activeElement!;
        return element.matches('body, dialog, dialog *') ? null : element.outerHTML;
      };
      assert.equal(await page.evaluate(focused), null, `after ${presses} presses`);
    }
  });

  await step('a calculator that is reloaded further down comes to life by itself', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(server.origin + paths.calculator);
    // React stores its root on the element.
    const isHydrated = () =>
      Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer'));
    await page.waitForFunction(isHydrated);
    for (const top of [300, 600, 900]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await page.reload();
      await page.waitForFunction(isHydrated);
    }
  });

  await step('a home page that becomes narrow does not scroll sideways', async () => {
    const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
    await page.goto(server.origin + paths.home);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(finishAnimations);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  });
});
