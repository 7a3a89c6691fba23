import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, adminPost } from '#kit/paths/paths.ts';
import { holdBack, widths } from '../support/browser.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { addVisitPhoto, bookVisitToday } from '../support/visit-day.ts';

const server = serverForFile();
const couch = 'Couch Cleaning';
const chair = 'Chair Cleaning';
const carpet = 'Carpet Cleaning';
const mattress = 'Mattress Cleaning';

/** A company of carpets and mattresses, and the visits from before it left out couches, once for all tests. */
const company = lazily(async () => {
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
});

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

const getOptions = (select: Locator) => select.getByRole('option').allInnerTexts();

/** The screen opens before the panel knows what the company cleans. */
async function openBeforeSettings(page: Page, path: string): Promise<() => void> {
  const settings = await holdBack(page, new RegExp(`${adminApi.settings}$`));
  await page.goto(server.origin + path);
  return settings.release;
}

test('services that the company offers come first, and a new one waits to know which they are', async (context) => {
  await company();
  const page = await openPanel(context, server.origin);
  const release = await openBeforeSettings(page, adminPaths.services);
  await page.getByRole('button', { name: 'Add Service' }).click();
  const category = page.getByLabel('Category', { exact: true });
  await page.getByRole('heading', { name: couch }).waitFor();
  assert.equal(await category.count(), 0, 'no category is shown that may be the wrong one');
  release();
  await category.waitFor();
  assert.equal(await category.inputValue(), 'carpet');
  const headings = page.getByRole('heading', { name: / Cleaning$/, level: 2 });
  assert.deepEqual(await headings.allInnerTexts(), [carpet, mattress, couch, chair]);
});

test('a custom line of a quote waits to know what the company cleans', async (context) => {
  await company();
  const page = await openPanel(context, server.origin);
  const release = await openBeforeSettings(page, adminPaths.quotes);
  await page.getByRole('button', { name: 'New Quote' }).click();
  const form = page.getByRole('dialog', { name: 'New Quote' });
  await form.getByText('Add a service').waitFor();
  const add = form.getByRole('button', { name: 'Add a custom line' });
  assert.equal(await add.count(), 0);
  release();
  await add.click();
  assert.equal(await form.getByRole('listitem').getByLabel('Category').inputValue(), 'carpet');
});

test('photos are published with what was cleaned, if the company still cleans it', async (context) => {
  const visits = await company();
  const page = await openPanel(context, server.origin, { viewport: widths.phone });
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

test('an article and a review are offered no category that the company does not clean', async (context) => {
  await company();
  const page = await openPanel(context, server.origin, { path: adminPost.create });
  const category = page.getByLabel('Category', { exact: true });
  await page.waitForFunction((select) => select!.children.length === 7, await category.elementHandle());
  const offered = await getOptions(category);
  assert.ok(offered.includes('Carpet Care') && offered.includes('Mattress Care'));
  assert.ok(!offered.includes('Furniture Care'));

  await page.goto(`${server.origin}${adminPaths.settings}#reviews`);
  await page.getByRole('button', { name: 'Add a review' }).click();
  assert.deepEqual(await getOptions(page.getByLabel('Shown on').last()), ['Home page', carpet, mattress]);
});
