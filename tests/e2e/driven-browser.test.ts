import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { api, paths, plainKey } from '#kit/paths/paths.ts';
import { expectComplaints, holdBack, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

// Other tests ask for all this without a look at whether it happens.

test('the browser of the tests does what journeys ask of it', async ({ step, browser }) => {
  await step('the browser of the tests has the size and media that they ask for, on every page', async () => {
    const options = { viewport: widths.desk, reducedMotion: 'reduce', colorScheme: 'dark' } as const;
    const page = await openPage(browser, options);
    const sizes = [widths.desk, widths.phone, { width: 320, height: 640 }, { width: 1440, height: 1080 }];
    await page.goto(server.origin + paths.about);
    assert.ok(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches), 'opened dark');
    for (const path of [paths.about, paths.privacyPolicy]) {
      await page.goto(server.origin + path);
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await page.evaluate(() => [innerWidth, innerHeight]), [width, height], path);
      }
      assert.ok(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches), path);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction(
          (name) => matchMedia(`(prefers-color-scheme: ${name})`).matches,
          colorScheme,
        );
      }
    }
  });

  await step(
    'the browser of the tests reports errors, passes the bodies of requests on, and goes back',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk });
      const logged: string[] = [];
      page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
      expectComplaints(page, /complaint|ERR_(FAILED|CONNECTION_RESET)/);
      await page.goto(server.origin + paths.about);
      await page.evaluate(() => console.error('a complaint'));

      const passed: unknown[] = [];
      await page.route(`**${api.newsletter}`, async (route) => {
        passed.push(route.request().postDataJSON(), (await route.fetch()).ok());
        await route.abort();
      });
      await page.evaluate(async (url) => {
        const headers = { 'Content-Type': 'application/json' };
        await fetch(url, { method: 'POST', headers, body: '{"email":"reader@example.com"}' }).catch(() => {});
      }, api.newsletter);
      assert.deepEqual(passed, [{ email: 'reader@example.com' }, true]);

      let attempts = 0;
      await page.route('**/api/never', async (route) => {
        attempts += 1;
        await route.abort('connectionreset');
      });
      const outcome = page.evaluate(() =>
        fetch('/api/never', { method: 'DELETE' }).then(String, () => 'failed'),
      );
      assert.equal(await outcome, 'failed');
      assert.equal(attempts, 1);
      assert.ok(logged.includes('error a complaint'), logged.join('\n'));

      await page.goto(server.origin + paths.privacyPolicy);
      await page.goBack();
      assert.equal(new URL(page.url()).pathname, paths.about);
    },
  );

  await step(
    'the browser of the tests has loaded a page at its load event, whatever the page asks for later',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      // Firefox and WebKit complain of a script whose loading the next page breaks off.
      expectComplaints(page, /loading dynamically imported module|Importing a module script failed/);
      const scripts = await holdBack(page, /\/assets\/live-/);
      const asked = page.waitForRequest(/\/assets\/live-/);
      for (const path of [paths.contact, paths.calculator]) await page.goto(server.origin + path);
      await asked;
      scripts.release();
    },
  );

  await step(
    'the browser of the tests runs no script of a page without JavaScript, and shows what is there instead',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
      await page.goto(server.origin + paths.calculator);
      await page.getByLabel('Quantity of 2-Seat Sofa', { exact: true }).fill('2');
      assert.equal(await page.evaluate(() => sessionStorage.length), 0);
      await page.goto(server.origin + paths.service('couch-cleaning'));
      assert.equal(await page.locator(`form [name=${plainKey}]`).count(), 1);
      assert.ok((await page.locator('script[type="application/ld+json"]').count()) > 0);
    },
  );

  await step('the browser of the tests hands over a file that a page has made', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(server.origin + paths.about);
    const download = page.waitForEvent('download');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['made here']));
      link.download = 'made.txt';
      link.click();
    });
    assert.equal((await download).suggestedFilename(), 'made.txt');
    assert.equal(await readFile(await (await download).path(), 'utf8'), 'made here');
  });
});
