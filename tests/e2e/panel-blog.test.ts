import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { adminApi, adminPaths, adminPost, paths } from '#shared/paths.ts';
import type { AdminPost } from '#shared/posts.ts';
import { admin } from '../support/app.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  openPage,
  panelLooks,
  widths,
} from '../support/browser.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

async function signIn(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function openBlog(context: TestContext, options: BrowserContextOptions = { viewport: widths.desk }) {
  const page = await openPage(context, { reducedMotion: 'reduce', ...options });
  expectComplaints(page, /40[19]/);
  // The question before a reload with unsaved changes.
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(server.origin + adminPaths.dashboard);
  await page.getByLabel('Username').fill(admin.username);
  await signIn(page);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.goto(server.origin + adminPaths.blog);
  await page.getByRole('heading', { name: 'Blog Management' }).waitFor();
  return page;
}

async function addPost(page: Page, body: Partial<AdminPost> & { title: string }): Promise<AdminPost> {
  const answer = await page.request.post(server.origin + adminApi.posts, {
    data: { content: '<p>Press a dry cloth on it.</p>', ...body },
  });
  assert.equal(answer.status(), 201);
  return answer.json();
}

async function openPost(page: Page, id: number) {
  await page.goto(server.origin + adminPost.edit(id));
  await page.getByLabel('Title *').waitFor();
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Content *' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const statusOf = async (page: Page, path: string) => (await page.request.get(server.origin + path)).status();

test('an article is written, previewed, published, renamed, hidden and deleted', async (context) => {
  const page = await openBlog(context);
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
  await page.getByText('Enter an address such as').waitFor();
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
  await text(page).getByText('Ask us').waitFor();

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await preview.getByRole('heading', { level: 1, name: 'Café Spills' }).waitFor();
  await preview.getByRole('heading', { level: 2, name: 'Blot first' }).waitFor();
  await preview.close();
  assert.equal(await statusOf(page, paths.article('cafe-spills')), 404);

  await page.getByLabel('Publish immediately').check();
  await page.getByLabel('Pin to the top').check();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.getByText('Blog post created successfully').waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Café Spills' });
  await row.getByText('Published', { exact: true }).waitFor();
  await row.getByText('Pinned').waitFor();
  assert.equal(await statusOf(page, paths.article('cafe-spills')), 200);

  await row.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Slug').fill('Coffee on the couch!');
  await page.getByText('/blog/cafe-spills will lead there.').waitFor();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByText('Blog post updated successfully').waitFor();
  const moved = await page.request.get(server.origin + paths.article('cafe-spills'), { maxRedirects: 0 });
  assert.deepEqual([moved.status(), moved.headers().location], [301, paths.article('coffee-on-the-couch')]);

  await row.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Publish immediately').uncheck();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await row.getByText('Draft', { exact: true }).waitFor();
  assert.equal(await statusOf(page, paths.article('coffee-on-the-couch')), 404);

  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Are you sure you want to delete this blog post?').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Blog post deleted successfully').waitFor();
  await row.waitFor({ state: 'detached' });
});

test('search and filter live in the address, and an article written elsewhere can be found', async (context) => {
  const page = await openBlog(context);
  await addPost(page, { title: 'Unfindable? No' });
  await page.getByLabel('Search blog posts').fill('unfindable');
  await page.getByRole('heading', { name: 'Unfindable? No' }).waitFor();
  await page.getByLabel('Status', { exact: true }).selectOption('published');
  await page.getByText('No blog posts found.').waitFor();
  assert.equal(new URL(page.url()).search, '?search=unfindable&status=published');
  await page.goBack();
  await page.getByRole('heading', { name: 'Unfindable? No' }).waitFor();
});

test('what was typed survives leaving, a reload and the end of the session', async (context) => {
  const page = await openBlog(context, { viewport: widths.phone });
  const post = await addPost(page, { title: 'Long Read' });
  await openPost(page, post.id);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And wait.');
  await page.getByLabel('Title *').fill('Longer Read');
  await page.getByRole('link', { name: 'Quotes' }).click();
  await page.getByText('Leave without saving?').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await page.getByLabel('Title *').inputValue(), 'Longer Read');
  await page.reload();
  await page.getByText('Your unsaved changes are back.').waitFor();
  await text(page).getByText('Press a dry cloth on it. And wait.').waitFor();
  await page.getByRole('link', { name: 'Quotes' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Quote Requests' }).waitFor();
  await openPost(page, post.id);
  assert.equal(await page.getByLabel('Title *').inputValue(), 'Longer Read');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await signIn(page);
  await page.getByText('Blog post updated successfully').waitFor();
  const saved: AdminPost = await (await page.request.get(server.origin + adminApi.post(post.id))).json();
  assert.deepEqual(
    [saved.title, saved.content],
    ['Longer Read', '<p>Press a dry cloth on it. And wait.</p>'],
  );
});

test('a post that someone else changed keeps my words, shows theirs and takes over the rest', async (context) => {
  const page = await openBlog(context);
  const { id } = await addPost(page, { title: 'Two Desks', excerpt: 'first' });
  await openPost(page, id);
  await page.getByLabel('Title *').fill('Mine');
  await text(page).click();
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

test('HTML that the editor would drop stays HTML, and plain text stays text until it is formatted', async (context) => {
  const page = await openBlog(context);
  const source = page.locator('textarea[name=content]');
  const table = '<p>a</p>\n<table><tbody><tr><td>1</td></tr></tbody></table>';
  const withTable = await addPost(page, { title: 'Table', content: table });
  await openPost(page, withTable.id);
  await page.getByText('so it stays in HTML').waitFor();
  assert.equal(await source.inputValue(), table);
  await page.getByRole('button', { name: 'Editor' }).click();
  await page.getByText(/<table>, <tbody>, <tr>, <td>/).waitFor();
  assert.equal(await source.inputValue(), table);

  const words = 'Soap & water\n\nWool shrinks above 30 °C, so test first.\n\n- one\n- two';
  const plain = await addPost(page, { title: 'Plain', content: words });
  await openPost(page, plain.id);
  assert.equal(await source.inputValue(), words);
  await page.getByRole('button', { name: 'Editor' }).click();
  await text(page).getByRole('heading', { name: 'Soap & water' }).waitFor();
  await page.getByRole('button', { name: 'Plain text' }).click();
  assert.equal(await source.inputValue(), words);
  await page.getByRole('button', { name: 'Editor' }).click();
  await text(page).getByText('Wool shrinks').click();
  await tool(page, 'Quote').click();
  await page.getByRole('button', { name: 'HTML' }).click();
  assert.equal(
    await source.inputValue(),
    '<h2>Soap &amp; water</h2>\n<blockquote><p>Wool shrinks above 30 °C, so test first.</p></blockquote>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
});

test('the toolbar is one stop of the Tab key, and the arrow keys move inside', async (context) => {
  const page = await openBlog(context);
  await page.goto(server.origin + adminPost.create);
  await tool(page, 'H2 heading').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.equal(await focused(), 'Bold');
  await page.keyboard.press('Enter');
  await page.keyboard.type('strong');
  await text(page).locator('strong', { hasText: 'strong' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), 'Bold');
});

for (const { width, viewport, colorScheme } of panelLooks) {
  test(`axe finds nothing in the blog on a ${width} in ${colorScheme}`, async (context) => {
    const page = await openBlog(context, { viewport, colorScheme });
    const check = async (what: string) => assert.deepEqual(await findAccessibilityFaults(page), [], what);
    await addPost(page, { title: 'Pinned', isPinned: true });
    await page.reload();
    await page.getByText('Pinned').first().waitFor();
    await check('the list');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByText('Are you sure you want to delete this blog post?').waitFor();
    await check('the question');
    await page.goto(server.origin + adminPost.create);
    await text(page).waitFor();
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
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    assert.equal(isWide, false, 'nothing scrolls sideways');
  });
}
