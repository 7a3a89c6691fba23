import assert from 'node:assert/strict';
import { adminPage, adminPaths, paths } from '#kit/paths/paths.ts';
import { findFaultsAtEachWidth } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';
import { openServices, press } from '../support/services-panel.ts';

const server = serverForFile();

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
