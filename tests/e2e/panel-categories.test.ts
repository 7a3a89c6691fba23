import assert from 'node:assert/strict';
import { adminPage, adminPaths, paths } from '#kit/paths/paths.ts';
import { findFaultsAtEachWidth } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';
import { openServices, press } from '../support/services-panel.ts';

const server = serverForFile();

test('a category of another trade is added, named anew, moved, deleted and brought back', async ({
  browser,
}) => {
  const page = await openServices(browser, server.origin);
  await page.goto(server.origin + adminPaths.categories);
  await press(page, 'Add Category');
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await press(page, /^Add Category$/);
  await page.getByText('Enter a name').first().waitFor();
  await fill('Name', 'Rug Cleaning');
  await fill('Name, in Spanish', 'Limpieza de tapetes');
  await fill('Word for one', 'rug');
  await fill('Word for one, in Spanish', 'tapete');
  await fill('Word for several', 'rugs');
  await fill('Word for several, in Spanish', 'tapetes');
  assert.deepEqual(await findFaultsAtEachWidth(page), []);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Category' }).click();
  await page.getByText('Category added').waitFor();
  const row = (name: string) =>
    page.getByRole('list', { name: 'Categories' }).getByRole('listitem').filter({ hasText: name });
  await row('Rug Cleaning').getByRole('button', { name: 'Move up Rug Cleaning' }).click();
  await page.getByText('Order saved').waitFor();
  await row('Rug Cleaning').getByRole('button', { name: 'Edit Rug Cleaning' }).click();
  await fill('Name', 'Area Rugs');
  await press(page, 'Save');
  await page.getByText('Category saved').waitFor();
  const menu = async () => (await page.request.get(server.origin + paths.about)).text();
  assert.match(await menu(), /Carpet Cleaning[\s\S]*?Area Rugs[\s\S]*?Mattress Cleaning/);
  await row('Area Rugs').getByRole('button', { name: 'Delete Area Rugs' }).click();
  await page.getByText('Category deleted').waitFor();
  assert.doesNotMatch(await menu(), /Area Rugs/);
  await press(page, 'Undo');
  await row('Area Rugs').waitFor();
  assert.match(await menu(), /Area Rugs/);
  assert.deepEqual(await findFaultsAtEachWidth(page), []);
});

test('the page of a category is written beside the page itself, at both widths', async ({ browser }) => {
  const page = await openServices(browser, server.origin);
  await page.goto(server.origin + adminPaths.categories);
  await page.getByRole('link', { name: 'Texts of its page' }).first().click();
  await page.waitForURL(server.origin + adminPage.edit(1));
  const english = page.getByRole('group', { name: 'English', exact: true });
  await english.getByLabel('Heading', { exact: true }).fill('Sofas <b>like new</b>');
  const preview = page.frameLocator('iframe:not(.invisible)');
  const heading = (text: string) => preview.getByRole('heading', { level: 1, name: text, exact: true });
  await heading('Sofas <b>like new</b>').waitFor();
  await preview.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('Phone', { exact: true }).click();
  await page
    .getByRole('group', { name: 'Spanish', exact: true })
    .getByLabel('Heading', { exact: true })
    .focus();
  await heading('Limpieza de sofás, cojín por cojín').waitFor();
  assert.deepEqual(await findFaultsAtEachWidth(page), []);
  const published = async () =>
    (await page.request.get(server.origin + paths.service('couch-cleaning'))).text();
  assert.match(await published(), /cushion by cushion<\/h1>/);
  await press(page, 'Save page');
  await page.getByText('Page saved').waitFor();
  assert.match(await published(), /Sofas &lt;b&gt;like new&lt;\/b&gt;<\/h1>/);
});
