import assert from 'node:assert/strict';
import { paths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsAtEachWidth, openPage, widths } from '../support/browser.ts';
import { servicePaths } from '../support/categories.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const unknown = '/no-such-page';

/** Pages with text. */
const ownPages = [
  paths.contact,
  paths.about,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.serviceAgreement,
];

const shown: readonly string[] = [
  paths.home,
  ...ownPages,
  paths.blog,
  `${paths.blog}?search=zebra`,
  paths.article('sofa-care-tag-codes'),
  ...Object.values(servicePaths),
];
const missing: readonly string[] = [unknown, paths.article('no-such-article')];

/** Home and the service page have a script of their own. */
const scriptCounts: Record<string, number> = {
  [paths.home]: 2,
  [paths.article('sofa-care-tag-codes')]: 1,
  [paths.service('couch-cleaning')]: 2,
};

test('every page is accessible at three widths, and its scripts come once it is painted', async ({
  step,
  browser,
}) => {
  await step('axe finds nothing on the pages at three widths, and nothing overflows', async () => {
    const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
    expectComplaints(page, /404/);
    for (const path of [...shown, ...missing]) {
      const answer = await page.goto(server.origin + path);
      assert.equal(answer!.status(), missing.includes(path) ? 404 : 200, path);
      assert.deepEqual(await findFaultsAtEachWidth(page), [], path);
      assert.equal(await page.locator('h1').count(), 1, path);
    }
  });

  await step('scripts load once a page is loaded and painted', async () => {
    for (const [path, expected] of Object.entries(scriptCounts)) {
      const page = await openPage(browser, { viewport: widths.desk });
      await page.goto(server.origin + path);
      await page.locator('[data-enhanced]').waitFor();
      const handle = await page.waitForFunction((count) => {
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        // Firefox and WebKit only tell when they first painted something of the page.
        const [painted] = performance.getEntriesByType('paint');
        if (scripts.length < count || !painted) return false;
        return {
          scripts: scripts.map(({ startTime }) => startTime),
          painted: painted.startTime,
          loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
            .loadEventStart,
        };
      }, expected);
      const times = await handle.jsonValue();
      assert.ok(times);
      assert.equal(times.scripts.length, expected);
      // They wait a second at most for the first paint.
      const earliest = Math.min(times.painted, times.loaded + 990);
      for (const start of times.scripts) assert.ok(start >= times.loaded && start >= earliest);
    }
  });

  await step('the header changes after 20 px of scrolling, and the dropdown closes with Escape', async () => {
    const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(server.origin + paths.home);
    const isScrolled = () =>
      page
        .locator('header')
        .first()
        .evaluate((header) => header.hasAttribute('data-scrolled'));
    await page.evaluate(() => scrollTo(0, 20));
    await page.waitForTimeout(100);
    assert.equal(await isScrolled(), false);
    await page.evaluate(() => scrollTo(0, 60));
    await page.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-scrolled'));
    const services = page.getByRole('button', { name: 'Services' });
    await services.click();
    await page.getByRole('link', { name: 'Couch Cleaning' }).first().waitFor();
    assert.equal(await services.getAttribute('aria-expanded'), 'true');
    await page.keyboard.press('Escape');
    assert.equal(await services.getAttribute('aria-expanded'), 'false');
    assert.ok(await services.evaluate((button) => button === document.activeElement));
  });
});
