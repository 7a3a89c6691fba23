import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from 'playwright-core';
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

/** Opens the page, advances its clock by ten seconds, and returns its requests under /video/. */
async function watchVideo(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/video/')) asked.push(pathname);
  });
  // The clock stands still, so slow loading on a busy machine does not count.
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.clock.pauseAt('2026-11-21T12:00:01Z');
  const script = page.waitForResponse(/\/assets\/hero-video-/);
  await page.goto(server.origin + paths.service('couch-cleaning'));
  // Importing the same module again resolves only once it has run.
  await page.evaluate((address) => import(address), (await script).url());
  await page.clock.runFor(1400);
  assert.deepEqual(asked, []);
  await page.clock.runFor(8600);
  return asked;
}

const unwelcome: [where: string, options: BrowserContextOptions, isSaving: boolean][] = [
  ['on a phone', { viewport: widths.phone }, false],
  ['with reduced motion', { viewport: widths.desk, reducedMotion: 'reduce' }, false],
  ['where data is saved', { viewport: widths.desk }, true],
];

test('every page is accessible, loads its scripts and videos only when they are welcome, and leads to a price', async ({
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

  await step('the button of a price card puts its service into the cart of the calculator', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(server.origin + paths.service('carpet-cleaning'));
    await page.getByRole('link', { name: 'Get Quote for Carpet, One Room', exact: true }).click();
    await page.waitForURL(server.origin + paths.calculator);
    await page.getByRole('button', { name: 'Get This Quote' }).first().waitFor();
    await page.getByText('Carpet, One Room').first().waitFor();
  });

  await step('the calculator checks the ZIP code from a service page, with the category open', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(server.origin + paths.service('mattress-cleaning'));
    await page.getByLabel('Check your ZIP code').fill('91501');
    await page.keyboard.press('Enter');
    await page.getByText('Good news: we serve Burbank.').first().waitFor();
    await page.getByText('Queen Mattress').first().waitFor();
  });

  await step(
    'on a wide screen the video starts over the picture, and its button pauses it by keyboard',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk });
      const asked = await watchVideo(page);
      const pause = page.getByRole('button', { name: 'Pause video' });
      await pause.waitFor();
      assert.ok(asked.length > 0);
      const video = page.locator('video');
      assert.deepEqual(
        await video.evaluate((film: HTMLVideoElement) => [film.paused, film.muted, film.loop]),
        [false, true, true],
      );
      await pause.focus();
      await page.keyboard.press('Enter');
      assert.equal(await pause.getAttribute('aria-pressed'), 'true');
      assert.ok(await video.evaluate((film: HTMLVideoElement) => film.paused));
      await page.keyboard.press('Space');
      assert.equal(await pause.getAttribute('aria-pressed'), 'false');
      assert.ok(await video.evaluate((film: HTMLVideoElement) => !film.paused));
    },
  );

  for (const [where, options, isSaving] of unwelcome) {
    await step(`${where} the video is not requested`, async () => {
      const page = await openPage(browser, options);
      if (isSaving)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      assert.deepEqual(await watchVideo(page), []);
      assert.equal(await page.getByRole('button', { name: 'Pause video' }).count(), 0);
    });
  }

  await step('a service image that fails to load shows the category’s icon', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    expectComplaints(page, /ERR_FAILED/);
    // The demo catalog has no pictures: adds one to the response, whose request then fails.
    const broken = '/pictures/broken.jpg';
    await page.route(server.origin + paths.service('chair-cleaning'), async (route) => {
      const answer = await route.fetch();
      const icon = '<article class="';
      const html = (await answer.text()).replace(
        icon,
        `<img id="broken" src="${broken}" alt="" width="64" height="64"/>${icon}`,
      );
      await route.fulfill({ response: answer, body: html });
    });
    await page.route(`**${broken}`, (route) => route.abort());
    await page.goto(server.origin + paths.service('chair-cleaning'));
    assert.equal(await page.locator('#broken').count(), 1);
    await page.locator('#broken').waitFor({ state: 'hidden' });
  });
});
