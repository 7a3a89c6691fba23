import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { paths } from '#kit/paths/paths.ts';
import { editorText, openBlog, tool } from '../support/blog-panel.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const getStatus = async (page: Page, path: string) => (await page.request.get(server.origin + path)).status();

test('an article is written in the editor, previewed and published', async ({ browser }) => {
  const page = await openBlog(browser, server.origin);
  const firstCard = page.getByRole('main').getByRole('listitem').first();
  await firstCard.getByText('Sunweave Team', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Create New Post' }).click();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.getByText('Please fill in required fields').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title');

  await page.getByLabel('Title *').fill('Café Spills');
  await page.getByText('/blog/cafe-spills', { exact: true }).waitFor();
  await page.getByLabel('Excerpt').fill('Lift, blot, rinse.');
  await page.getByText('18 of 500 characters').waitFor();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox');

  await tool(page, 'H2 heading').click();
  await page.keyboard.type('Blot first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Press a ');
  await tool(page, 'Bold').click();
  assert.equal(await tool(page, 'Bold').getAttribute('aria-pressed'), 'true');
  await page.keyboard.type('dry');
  await tool(page, 'Bold').click();
  await page.keyboard.type(' cloth & wait. ');
  await tool(page, 'Link').click();
  await page.getByLabel('Address').fill('not an address');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByText('Enter a URL, such as').waitFor();
  await page.getByLabel('Address').fill('/contact');
  await page.getByLabel('Text', { exact: true }).fill('Ask us');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'HTML' }).click();
  assert.equal(
    await page.locator('textarea[name=content]').inputValue(),
    '<h2>Blot first</h2>\n<p>Press a <strong>dry</strong> cloth &amp; wait. <a href="/contact">Ask us</a></p>',
  );
  await page.getByRole('button', { name: 'Editor' }).click();
  await editorText(page).getByText('Ask us').waitFor();

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await preview.getByRole('heading', { level: 1, name: 'Café Spills' }).waitFor();
  await preview.getByRole('heading', { level: 2, name: 'Blot first' }).waitFor();
  await preview.close();
  assert.equal(await getStatus(page, paths.article('cafe-spills')), 404);

  await page.getByLabel('Publish immediately').check();
  await page.getByLabel('Pin to the top').check();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.getByText('Blog post created successfully').waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Café Spills' });
  await row.getByText('Published', { exact: true }).waitFor();
  await row.getByText('Pinned').waitFor();
  assert.equal(await getStatus(page, paths.article('cafe-spills')), 200);
});
