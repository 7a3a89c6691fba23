import assert from 'node:assert/strict';
import { quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { pageBytes } from '../../scripts/vitals/page-bytes.ts';
import { getLimits, overweight, phone, publicPages } from '../../scripts/vitals/pages.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { adminCookie, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

/** With more pixels to fill than the phone of the budgets, which must not make it load larger pictures. */
const densePhone = { ...phone, deviceScaleFactor: 3 };

interface RuleSet {
  ruleSet: { sourceText: string; errorType?: string };
}

test('no page weighs more than its budget, and the next one may be loaded ahead', async ({
  step,
  browser,
}) => {
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

  await step('a browser accepts the script’s speculation rules', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    const devtools = await page.context().newCDPSession(page);
    const taken = new Promise<RuleSet['ruleSet']>((resolve) => {
      devtools.on('Preload.ruleSetUpdated', ({ ruleSet }: RuleSet) => resolve(ruleSet));
    });
    await devtools.send('Preload.enable');
    await page.goto(server.origin + paths.home);
    const { sourceText, errorType } = await taken;
    assert.equal(errorType, undefined);
    const { prerender, prefetch } = JSON.parse(sourceText) as Record<string, unknown[]>;
    assert.equal(prerender?.length, 1);
    assert.equal(prefetch?.length, 1);
    // A prerendered live page would show an old cart; pages of the panel are never prefetched.
    const never =
      '{"not":{"href_matches":["/(admin|api|uploads|newsletter)*","/(calculator|contact|blog)"]}}';
    assert.ok(JSON.stringify(prerender).includes(never));
    assert.match(JSON.stringify(prefetch), /"href_matches":"\/\(calculator\|contact\|blog\)"/);
  });
});
