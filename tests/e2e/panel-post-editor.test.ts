import assert from 'node:assert/strict';
import type { AdminPost } from '#articles/blog/posts.ts';
import { adminApi, adminPost } from '#kit/paths/paths.ts';
import { addPost, editorText, openBlog, openPost, tool } from '../support/blog-panel.ts';
import { findAccessibilityFaults, findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { fillSignIn, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('what was typed survives leaving, a reload and the end of the session', async ({ browser }) => {
  const page = await openBlog(browser, server.origin, { viewport: widths.phone });
  const post = await addPost(page, server.origin, { title: 'Long Read' });
  await openPost(page, server.origin, post.id);
  await editorText(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And wait.');
  await page.getByLabel('Title *').fill('Longer Read');
  await page.getByRole('link', { name: 'Quotes' }).click();
  await page.getByText('Leave without saving?').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await page.getByLabel('Title *').inputValue(), 'Longer Read');
  await page.reload();
  await page.getByText('We restored your unsaved changes.').waitFor();
  await editorText(page).getByText('Press a dry cloth on it. And wait.').waitFor();
  await page.getByRole('link', { name: 'Quotes' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Quote Requests' }).waitFor();
  await openPost(page, server.origin, post.id);
  assert.equal(await page.getByLabel('Title *').inputValue(), 'Longer Read');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await fillSignIn(page.getByRole('dialog', { name: 'Please sign in again' }));
  await page.getByText('Blog post updated successfully').waitFor();
  const saved: AdminPost = await (await page.request.get(server.origin + adminApi.post(post.id))).json();
  assert.deepEqual(
    [saved.title, saved.content],
    ['Longer Read', '<p>Press a dry cloth on it. And wait.</p>'],
  );
});

test('a post that someone else changed keeps my words, shows theirs and takes over the rest', async ({
  browser,
}) => {
  const page = await openBlog(browser, server.origin);
  const { id } = await addPost(page, server.origin, { title: 'Two Desks', excerpt: 'first' });
  await openPost(page, server.origin, id);
  await page.getByLabel('Title *').fill('Mine');
  await editorText(page).click();
  await page.keyboard.type('My own. ');
  const theirs = await page.request.put(server.origin + adminApi.post(id), {
    data: {
      title: 'Theirs',
      excerpt: 'second',
      content: `<h2>Theirs</h2>${'<p>Wait.</p>'.repeat(40)}<p>End</p>`,
    },
  });
  assert.equal(theirs.status(), 200);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText('Title is now: Theirs').waitFor();
  assert.equal(await page.getByLabel('Title *').inputValue(), 'Mine');
  assert.equal(await page.getByLabel('Excerpt').inputValue(), 'second');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('alert').getByText('End').waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText('Blog post updated successfully').waitFor();
  const saved: AdminPost = await (await page.request.get(server.origin + adminApi.post(id))).json();
  assert.deepEqual([saved.title, saved.excerpt], ['Mine', 'second']);
  assert.match(saved.content, /^<p>.*My own\. .*<\/p>$/);
});

test('HTML that the editor would drop stays HTML, and plain text stays text until it is formatted', async ({
  browser,
}) => {
  const page = await openBlog(browser, server.origin);
  const source = page.locator('textarea[name=content]');
  const table = '<p>a</p>\n<table><tbody><tr><td>1</td></tr></tbody></table>';
  const withTable = await addPost(page, server.origin, { title: 'Table', content: table });
  await openPost(page, server.origin, withTable.id);
  await page.getByText('so it stays in HTML').waitFor();
  assert.equal(await source.inputValue(), table);
  await page.getByRole('button', { name: 'Editor' }).click();
  await page.getByText(/<table>, <tbody>, <tr>, <td>/).waitFor();
  assert.equal(await source.inputValue(), table);

  const words = 'Soap & water\n\nWool shrinks above 30 °C, so test first.\n\n- one\n- two';
  const plain = await addPost(page, server.origin, { title: 'Plain', content: words });
  await openPost(page, server.origin, plain.id);
  assert.equal(await source.inputValue(), words);
  await page.getByRole('button', { name: 'Editor' }).click();
  await editorText(page).getByRole('heading', { name: 'Soap & water' }).waitFor();
  await page.getByRole('button', { name: 'Plain text' }).click();
  assert.equal(await source.inputValue(), words);
  await page.getByRole('button', { name: 'Editor' }).click();
  await editorText(page).getByText('Wool shrinks').click();
  await tool(page, 'Quote').click();
  await page.getByRole('button', { name: 'HTML' }).click();
  assert.equal(
    await source.inputValue(),
    '<h2>Soap &amp; water</h2>\n<blockquote><p>Wool shrinks above 30 °C, so test first.</p></blockquote>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
});

test('the toolbar is one stop of the Tab key, and the arrow keys move inside', async ({ browser }) => {
  const page = await openBlog(browser, server.origin, { path: adminPost.create });
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

test('axe finds nothing in the editor, with every dialog open', { tag: '@axe' }, async ({ browser }) => {
  const page = await openBlog(browser, server.origin, { path: adminPost.create });
  const check = async (what: string) => assert.deepEqual(await findFaultsInBothLooks(page), [], what);
  await editorText(page).waitFor();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.getByText('Title is required').waitFor();
  await check('the editor with errors');
  await tool(page, 'Link').click();
  await page.getByRole('dialog', { name: 'Add a link' }).waitFor();
  await check('the link');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tool(page, 'Image').click();
  await page.getByRole('dialog', { name: 'Add an image' }).waitFor();
  await check('the image');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'HTML' }).click();
  await check('the HTML');
});
