import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { paths } from '#kit/paths/paths.ts';
import { expectComplaints, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

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

test('a service page leads to its price, and plays its video where that is welcome', async ({
  step,
  browser,
}) => {
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
