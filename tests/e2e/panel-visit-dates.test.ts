import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { typeDateParts } from '../support/typed-date.ts';
import { addVisit } from '../support/visits.ts';

const server = serverForFile();

const storedDate = async (page: Page, { id }: Quote) =>
  ((await (await page.request.get(server.origin + adminApi.quote(id))).json()) as Quote).preferredDate;

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** Types month, day and year into the field, and leaves it: Firefox reads a short year only then. */
async function typeDate(field: Locator, ...parts: string[]) {
  await field.focus();
  await typeDateParts(field.page(), parts);
  await field.blur();
}

/** Clears only the month, which leaves an incomplete date. */
async function eraseHalf(field: Locator) {
  await field.focus();
  await field.press('Backspace');
  assert.equal(await field.evaluate((input: HTMLInputElement) => input.validity.badInput), true);
}

const wrongYear = /^Enter a year from 2000 to \d{4}$/;

test('a short year and a half-typed date or time are refused at the field, and nothing is saved', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin);
  const visit = await addVisit(page, server.origin, 'Twodigita', '2027-04-06');
  const half = page.getByText('Enter the whole date, or clear it');
  await page.goto(`${server.origin}${adminPaths.quotes}?quote=${visit.id}&view=edit`);
  const preferred = page.getByLabel('Preferred date');
  await typeDate(preferred, '12', '15', '26');
  assert.equal(await preferred.inputValue(), '0026-12-15');
  await save(page);
  await page.getByText(wrongYear).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'preferredDate');
  await eraseHalf(preferred);
  await save(page);
  await half.waitFor();
  assert.equal(await storedDate(page, visit), '2027-04-06');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`${server.origin}${adminPaths.schedule}?date=2027-04-06&visit=${visit.id}&sheet=move`);
  const day = page.getByRole('dialog').getByLabel('Day');
  await eraseHalf(day);
  await save(page);
  await half.waitFor();
  await typeDate(day, '12', '15', '26');
  await save(page);
  await page.getByText(wrongYear).waitFor();
  assert.equal(await storedDate(page, visit), '2027-04-06');
  const year = new Date().getUTCFullYear() + 2;
  await day.fill(`${year}-12-15`);
  await save(page);
  await page.getByText(new RegExp(`^Twodigita, \\w+, December 15, ${year}, Anytime$`)).waitFor();

  await page.goto(`${server.origin}${adminPaths.quotes}?new=1`);
  await typeDate(page.getByLabel('Preferred date'), '12', '15');
  await page.getByRole('button', { name: 'Create Quote' }).click();
  await half.waitFor();

  await page.goto(server.origin + adminPaths.settings);
  // An incomplete time would close the business on that day.
  for (const field of ['opens', 'closes']) await eraseHalf(page.getByLabel(`Tuesday, ${field}`));
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Enter the whole time, or clear it').waitFor();
});
