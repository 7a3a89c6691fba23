import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { addVisitPhoto, bookVisitToday } from '../support/visit-day.ts';

const server = serverForFile();
const carpet = 'Carpet Cleaning';
const mattress = 'Mattress Cleaning';

/** A company of carpets and mattresses, and the visits from before it left out couches. */
async function bookBeforeChange() {
  const { origin } = server;
  const services = await callAsOwner<AdminService[]>(origin, 'GET', adminApi.services);
  const book = async (cleaned: ServiceCategory) => {
    const service = services.find(({ category }) => category === cleaned)!;
    const { visit } = await bookVisitToday(origin, cleaned, service.id);
    for (const stage of ['before', 'after']) await addVisitPhoto(origin, visit.id, stage, 801);
    return visit.id;
  };
  const visits = { couch: await book('couch'), mattress: await book('mattress') };
  const settings = await callAsOwner<StoredSettings>(origin, 'GET', adminApi.settings);
  const categories: ServiceCategory[] = ['carpet', 'mattress'];
  await callAsOwner(origin, 'PUT', adminApi.settings, {
    ...settings,
    company: { ...settings.company, categories },
  });
  return visits;
}

const getOptions = (select: Locator) => select.getByRole('option').allInnerTexts();

test('photos are published with what was cleaned, if the company still cleans it', async ({ browser }) => {
  const visits = await bookBeforeChange();
  const page = await openPanel(browser, server.origin, { viewport: widths.phone });
  for (const [cleaned, shown] of [
    ['mattress', 'mattress'],
    ['couch', 'carpet'],
  ] as const) {
    await page.goto(server.origin + customerScreens.visitDay(visits[cleaned]));
    await page.getByRole('button', { name: 'Publish on the Site' }).click();
    const category = page.getByRole('dialog').getByLabel('Show it with');
    await category.waitFor();
    assert.equal(await category.inputValue(), shown);
    assert.deepEqual(await getOptions(category), [carpet, mattress]);
  }
});
