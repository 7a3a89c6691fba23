import assert from 'node:assert/strict';
import { pathIn } from '#kit/language/language.ts';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsInBothLooks,
  widths,
} from '../support/browser.ts';
import { servicePaths } from '../support/categories.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('an owner moves the site to Fresno, and sees on a phone what is wrong before it is saved', async ({
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
  await page.getByText('En el condado de Fresno desde 2021').waitFor();
  await page.getByLabel('Emergency arrival to, in hours').fill('1');
  await save.click();
  await page.getByText('The second number must be higher than the first').waitFor();
  await page.getByLabel('Emergency arrival to, in hours').fill('5');
  await page.getByLabel('Free re-clean within, in days').fill('10');
  await page.getByLabel('Your area, in one sentence', { exact: true }).fill('From Clovis to Selma.');
  await page.getByLabel('Your area, in one sentence, in Spanish').fill('De Clovis a Selma.');
  await page.getByLabel('State').selectOption('TX');
  assert.equal(await page.getByLabel('Time zone').inputValue(), 'America/Chicago');
  await page.getByLabel('State').selectOption('CA');
  assert.equal(await page.getByLabel('Time zone').inputValue(), 'America/Los_Angeles');
  await page.getByLabel('Time zone').selectOption('Mountain');
  await save.click();
  await page.getByText('Company saved').waitFor();
  await page.reload();
  assert.equal(await page.getByLabel('Time zone').inputValue(), 'America/Denver');
  assert.equal(await page.getByLabel('Free re-clean within, in days').inputValue(), '10');
  await page.goto(server.origin + paths.home);
  await page.getByText('Fresno County since 2021', { exact: true }).waitFor();
  await page.getByText('From Clovis to Selma. Check if we serve your area.').waitFor();
  assert.equal(await page.getByRole('img', { name: /^Map of/ }).count(), 0);
  for (const path of [paths.home, paths.contact, paths.about, pathIn('es', paths.home)]) {
    await page.goto(server.origin + path);
    assert.deepEqual(await findAccessibilityFaults(page), [], path);
  }
  await page.getByText('De Clovis a Selma. Vea si llegamos a su zona.').waitFor();
  await page.goto(server.origin + paths.contact);
  await page.getByRole('button', { name: 'See where we clean' }).click();
  await page.getByText(/places in Fresno County, within about/).waitFor();
});

test('an owner says on a phone how long carpets take to dry, and the site says it', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.company });
  const drying = page
    .getByRole('group', { name: 'Carpet Cleaning' })
    .getByRole('group', { name: 'Drying time, in hours' });
  const save = page.getByRole('button', { name: 'Save settings' });
  await drying.getByLabel('From').fill('8');
  await save.click();
  await page.getByText('The second number must not be lower than the first').waitFor();
  assert.ok(await drying.getByLabel('To').evaluate((field) => field === document.activeElement));
  await drying.getByLabel('To').fill('12');
  await save.click();
  await page.getByText('Company saved').waitFor();
  await page.goto(server.origin + servicePaths.carpet);
  await page.getByText('Most carpets are dry in 8 to 12 hours.').waitFor();
  await page.goto(server.origin + pathIn('es', paths.home));
  await page.getByText('Casi todo seca en un plazo de 2 a 12 horas.').first().waitFor();
});

test('an owner without mattresses switches them off, and sees at the services that they are', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.company });
  // The server knows whether there is a category to choose.
  expectComplaints(page, /422/);
  const change = async (isOn: boolean) => {
    await page.getByRole('switch', { name: 'Mattress Cleaning' }).setChecked(isOn);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Company saved').first().waitFor();
  };
  await change(false);
  await page.goto(server.origin + adminPaths.services);
  const group = page.getByRole('region', { name: 'Mattress Cleaning' });
  await group.getByText('Not on your website: switched off in').waitFor();
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('heading', { name: 'Carpet Cleaning' }).waitFor();
  assert.equal(await page.getByText(/mattress/i).count(), 0);
  await page.goto(server.origin + paths.contact);
  assert.deepEqual(
    await page
      .locator('[name=service] option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
    ['', 'furniture', 'carpet', 'multiple'],
  );
  await page.goto(server.origin + adminPaths.company);
  for (const name of ['Couch', 'Chair', 'Carpet']) {
    await page.getByRole('switch', { name: `${name} Cleaning` }).setChecked(false);
  }
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Choose at least one', { exact: true }).waitFor();
  await page.reload();
  await change(true);
});

test('axe finds nothing in the company', { tag: '@axe' }, async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.company });
  await page.getByLabel('County', { exact: true }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});
