import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#shared/paths.ts';
import { pageBytes } from '../../scripts/vitals/page-bytes.ts';
import { overweight, phone, publicPages } from '../../scripts/vitals/pages.ts';
import { openPage } from '../support/browser.ts';
import { serverForFile } from '../support/journeys.ts';

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
  const tooHeavy: string[] = [];
  for (const publicPage of pages) {
    const page = await openPage(context, phone);
    const bytes = await pageBytes(page, server.origin + publicPage.path);
    await page.context().close();
    context.diagnostic(`${publicPage.path} ${JSON.stringify(bytes)}`);
    assert.ok(bytes.html > 0 && bytes.css > 0 && bytes.js > 0 && bytes.font > 0, publicPage.path);
    tooHeavy.push(...overweight(publicPage, bytes));
  }
  assert.deepEqual(tooHeavy, []);
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
