import assert from 'node:assert/strict';
import { quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { pageBytes } from '../../scripts/vitals/page-bytes.ts';
import { getLimits, overweight, phone, publicPages } from '../../scripts/vitals/pages.ts';
import { openPage } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { adminCookie, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

/** With more pixels to fill than the phone of the budgets, which must not make it load larger pictures. */
const densePhone = { ...phone, deviceScaleFactor: 3 };

test('no public page weighs more than its budget', async ({ step, browser }) => {
  await step(
    'no public page weighs more than its budget, on a phone with a dense screen either',
    async () => {
      const pages = await publicPages(server.origin);
      for (const path of [paths.home, paths.calculator, paths.contact, paths.blog]) {
        assert.ok(
          pages.some((page) => page.path === path),
          path,
        );
      }
      assert.ok(pages.some(({ isArticle }) => isArticle));
      const tooHeavy: string[] = [];
      for (const publicPage of pages) {
        const page = await openPage(browser, densePhone);
        const bytes = await pageBytes(page, server.origin + publicPage.path);
        await page.context().close();
        console.log(`${publicPage.path} ${JSON.stringify(bytes)}`);
        assert.ok(bytes.html > 0 && bytes.css > 0 && bytes.js > 0 && bytes.font > 0, publicPage.path);
        tooHeavy.push(...overweight(publicPage, bytes));
      }
      assert.deepEqual(tooHeavy, []);
    },
  );

  await step('the pages of a quote weigh no more than their budget', async () => {
    const body = quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: dayAhead(3) });
    const { quoteId } = await sendLead(server.origin, body);
    const link = await fetch(server.origin + visitApi.quoteLink(quoteId!), {
      headers: { Cookie: await adminCookie(server.origin) },
    });
    const token = ((await link.json()) as { url: string }).url.split('/').at(-1)!;
    for (const path of [quotePaths.page(token), quotePaths.visit(token)]) {
      const page = await openPage(browser, phone);
      const bytes = await pageBytes(page, server.origin + path);
      await page.context().close();
      console.log(JSON.stringify(bytes));
      assert.ok(bytes.html > 0 && bytes.css > 0 && bytes.font > 0);
      assert.deepEqual(overweight({ path, isArticle: false, limits: getLimits('/quote') }, bytes), []);
    }
  });
});
