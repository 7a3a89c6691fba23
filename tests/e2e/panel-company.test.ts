import assert from 'node:assert/strict';
import { pathIn } from '#kit/language/language.ts';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { findAccessibilityFaults, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('an owner moves the site to Fresno on a phone, where a wrong field comes into view, and its pages are accessible', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.company });
  const save = page.getByRole('button', { name: 'Save settings' });
  await page.getByLabel('City', { exact: true }).fill('Fresno');
  await page.getByLabel('County', { exact: true }).fill('Fresno County');
  await page.getByLabel('In business since').fill('1066');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await save.click();
  const year = page.getByLabel('In business since');
  await page.getByText(/^Enter a year from 1900 to \d{4}$/).waitFor();
  assert.ok(await year.evaluate((field) => field === document.activeElement));
  const isShown = await page.getByText('In business since', { exact: true }).evaluate((label) => {
    const { left, top } = label.getBoundingClientRect();
    return document.elementFromPoint(left + 2, top + 2) === label;
  });
  assert.ok(isShown, 'the label of the field is below the header');
  await year.fill('2021');
  await save.click();
  await page.getByText('Company saved').waitFor();
  await page.goto(server.origin + paths.home);
  await page.getByText('Fresno County since 2021', { exact: true }).waitFor();
  assert.equal(await page.getByRole('img', { name: /^Map of/ }).count(), 0);
  for (const path of [paths.home, paths.contact, paths.about, pathIn('es', paths.home)]) {
    await page.goto(server.origin + path);
    assert.deepEqual(await findAccessibilityFaults(page), [], path);
  }
  await page.goto(server.origin + paths.contact);
  await page.getByRole('button', { name: 'See where we clean' }).click();
  await page.getByText(/places in Fresno County, within about/).waitFor();
});
