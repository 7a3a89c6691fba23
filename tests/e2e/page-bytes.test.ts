import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotePaths, visitApi } from '#shared/customer-paths.ts';
import { paths } from '#shared/paths.ts';
import { pageBytes } from '../../scripts/vitals/page-bytes.ts';
import { limitsOf, overweight, phone, publicPages } from '../../scripts/vitals/pages.ts';
import { openPage } from '../support/browser.ts';
import { adminCookie, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { until } from '../support/until.ts';

const server = serverForFile();

test('no public page weighs more than its budget', async (context) => {
  const pages = await publicPages(server.origin);
  for (const path of [paths.home, paths.calculator, paths.contact, paths.blog]) {
    assert.ok(
      pages.some((page) => page.path === path),
      path,
    );
  }
  assert.ok(pages.some(({ isArticle }) => isArticle));
  for (const publicPage of pages) {
    const measure = async () => {
      const page = await openPage(context, phone);
      const bytes = await pageBytes(page, server.origin + publicPage.path);
      await page.context().close();
      context.diagnostic(`${publicPage.path} ${JSON.stringify(bytes)}`);
      assert.ok(bytes.html > 0 && bytes.css > 0 && bytes.js > 0 && bytes.font > 0, publicPage.path);
      return overweight(publicPage, bytes);
    };
    // Again, since the server makes the smallest compression only after a page's first response.
    await until(measure, (faults) => faults.length === 0);
  }
});

test('a phone with a denser screen does not load larger pictures', async (context) => {
  const tooHeavy: string[] = [];
  for (const publicPage of await publicPages(server.origin)) {
    const page = await openPage(context, { ...phone, deviceScaleFactor: 3 });
    const { image } = await pageBytes(page, server.origin + publicPage.path);
    await page.context().close();
    if (image > publicPage.limits.image)
      tooHeavy.push(`${publicPage.path}: ${image} bytes of image, ${publicPage.limits.image} allowed`);
  }
  assert.deepEqual(tooHeavy, []);
});

test('the pages of a quote weigh no more than their budget', async (context) => {
  const body = quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: dayAhead(3) });
  const { quoteId } = await sendLead(server.origin, body);
  const link = await fetch(server.origin + visitApi.quoteLink(quoteId!), {
    headers: { Cookie: await adminCookie(server.origin) },
  });
  const token = ((await link.json()) as { url: string }).url.split('/').at(-1)!;
  for (const path of [quotePaths.page(token), quotePaths.visit(token)]) {
    const page = await openPage(context, phone);
    const bytes = await pageBytes(page, server.origin + path);
    await page.context().close();
    context.diagnostic(JSON.stringify(bytes));
    assert.ok(bytes.html > 0 && bytes.css > 0 && bytes.font > 0);
    assert.deepEqual(overweight({ path, isArticle: false, limits: limitsOf('/quote') }, bytes), []);
  }
});
