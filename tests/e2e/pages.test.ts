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

test('axe finds nothing on the pages at three widths, and nothing overflows', { tag: '@axe' }, async ({
  browser,
}) => {
  const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
  expectComplaints(page, /404/);
  for (const path of [...shown, ...missing]) {
    const answer = await page.goto(server.origin + path);
    assert.equal(answer!.status(), missing.includes(path) ? 404 : 200, path);
    assert.deepEqual(await findFaultsAtEachWidth(page), [], path);
    assert.equal(await page.locator('h1').count(), 1, path);
  }
});

test('each page has its own title, description, address and breadcrumbs, and the legal ones their date', async () => {
  const seen = new Set<string>();
  for (const path of ownPages) {
    const html = await (await fetch(server.origin + path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
    assert.ok(title.length >= 20 && title.length <= 65, title);
    assert.ok(description.length >= 70 && description.length <= 160, `${description.length}: ${description}`);
    assert.ok(html.includes(`<link rel="canonical" href="${server.origin}${path}"`));
    assert.match(html, /"@type":"BreadcrumbList"/);
    assert.match(html, /aria-label="Breadcrumb"/);
    assert.equal(html.match(/<h1/g)?.length, 1);
    if (path !== paths.contact && path !== paths.about) assert.match(html, />December 12, 2024</);
    seen.add(title).add(description);
  }
  assert.equal(seen.size, ownPages.length * 2);
});

const get = (path: string) => fetch(server.origin + path);

test('every link of the site leads somewhere', async () => {
  const seen = new Set<string>();
  const queue: string[] = [paths.home, paths.calculator, unknown];
  while (queue.length > 0) {
    const path = queue.pop()!;
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await get(path);
    if (path !== unknown) assert.equal(answer.status, 200, path);
    const html = await answer.text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      if (/^(tel|mailto|sms):/.test(href)) continue;
      const [target = '', anchor] = href.replaceAll('&amp;', '&').split('#');
      assert.ok(target === '' || target.startsWith('/'), `${path} links to ${href}`);
      if (target !== '') queue.push(target);
      if (anchor) {
        const there = target === '' || target === path ? html : await (await get(target)).text();
        assert.ok(there.includes(`id="${anchor}"`), `${path} links to ${href}, which has no such place`);
      }
    }
  }
  assert.ok(seen.size > 5);
});

/** Home and the service page have a script of their own. */
const scriptCounts: Record<string, number> = {
  [paths.home]: 2,
  [paths.article('sofa-care-tag-codes')]: 1,
  [paths.service('couch-cleaning')]: 2,
};

test('scripts load once a page is loaded and painted', async ({ browser }) => {
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
        loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
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

test('the header changes after 20 px of scrolling, and the dropdown closes with Escape', async ({
  browser,
}) => {
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
