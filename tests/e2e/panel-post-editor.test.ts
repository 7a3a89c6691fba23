import assert from 'node:assert/strict';
import { adminPost } from '#kit/paths/paths.ts';
import { addPost, editorText, openBlog, openPost, tool } from '../support/blog-panel.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('plain text becomes HTML once it is formatted, and the toolbar is one stop of the Tab key', async ({
  browser,
}) => {
  const page = await openBlog(browser, server.origin);
  const content = 'Soap & water\n\nWool shrinks above 30 °C, so test first.\n\n- one\n- two';
  const { id } = await addPost(page, server.origin, { title: 'Plain', content });
  await openPost(page, server.origin, id);
  await page.getByRole('button', { name: 'Editor' }).click();
  await editorText(page).getByText('Wool shrinks').click();
  await tool(page, 'Quote').click();
  await page.getByRole('button', { name: 'HTML' }).click();
  assert.equal(
    await page.locator('textarea[name=content]').inputValue(),
    '<h2>Soap &amp; water</h2>\n<blockquote><p>Wool shrinks above 30 °C, so test first.</p></blockquote>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );

  await page.goto(server.origin + adminPost.create);
  await tool(page, 'H2 heading').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.equal(await focused(), 'Bold');
  await page.keyboard.press('Enter');
  // The editor takes the focus in the next frame.
  await page.waitForFunction(() => document.activeElement?.getAttribute('contenteditable') === 'true');
  await page.keyboard.type('strong');
  await editorText(page).locator('strong', { hasText: 'strong' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), 'Bold');
});
