import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { calculatorFor, paths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsAtEachWidth, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

/** Moves the database file away while `visit` runs. */
async function withoutDatabase(visit: () => Promise<void>) {
  const file = join(server.database.dataDir, 'sunweave.sqlite');
  await rename(file, `${file}.away`);
  try {
    await visit();
  } finally {
    await rename(`${file}.away`, file);
  }
}

const failureHeading = (page: Page) => page.getByRole('heading', { name: 'Back in a moment' });

test('a page that cannot load says so, with a way on, and comes back by itself', async ({
  step,
  browser,
}) => {
  await step('a page that cannot load comes back by itself, with the earlier input', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    expectComplaints(page, /503/);
    await page.goto(server.origin + paths.calculator);
    await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
    await page.getByRole('button', { name: 'Add one 2-Seat Sofa', exact: true }).waitFor();
    await page.getByLabel('Your ZIP code').fill('91501');
    await withoutDatabase(async () => {
      const answer = await page.goto(server.origin + calculatorFor('couch'));
      assert.equal(answer?.status(), 503);
      assert.ok(answer?.headers()['retry-after']);
      await failureHeading(page).waitFor();
      await page.getByText('We’ll keep trying').waitFor();
      assert.ok(await page.getByRole('link', { name: 'Retry' }).isVisible());
      assert.ok(await page.locator('main').getByRole('link', { name: '(818) 555-0142' }).isVisible());
      assert.ok(await page.getByRole('navigation').first().isVisible());
    });
    await page.getByRole('button', { name: 'Add one 2-Seat Sofa', exact: true }).waitFor();
    assert.equal(await page.getByLabel('Your ZIP code').inputValue(), '91501');
  });

  await step(
    'without JavaScript the failure page of every kind of page has a plain link to retry',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk, javaScriptEnabled: false });
      expectComplaints(page, /503/);
      const asked = [
        paths.blog,
        paths.article('sofa-care-tag-codes'),
        paths.service('mattress-cleaning'),
        paths.calculator,
      ];
      await withoutDatabase(async () => {
        for (const path of asked) {
          assert.equal((await page.goto(`${server.origin}${path}?category=chair`))?.status(), 503, path);
          assert.ok(await failureHeading(page).isVisible(), path);
          assert.ok(!(await page.getByText('We’ll keep trying').isVisible()), path);
        }
      });
      await page.getByRole('link', { name: 'Retry' }).click();
      assert.equal(page.url(), `${server.origin}${paths.calculator}?category=chair`);
      await page.getByRole('heading', { name: 'Chair Cleaning' }).waitFor();
    },
  );

  await step('axe finds nothing on the failure page at three widths, and nothing overflows', async () => {
    const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
    expectComplaints(page, /503/);
    await withoutDatabase(async () => {
      await page.goto(`${server.origin}${paths.blog}?search=axe`);
      await failureHeading(page).waitFor();
      assert.deepEqual(await findFaultsAtEachWidth(page), []);
    });
  });
});
