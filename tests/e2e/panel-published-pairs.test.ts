import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { addVisitPhoto, bookVisitToday } from '../support/visit-day.ts';

const server = serverForFile();
const illustration = /Computer-generated illustration, not a photo/;

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

test('photos before and after are published with the customer’s consent, and withdrawn', async ({
  step,
  browser,
}) => {
  await step(
    'staff publish a pair with the customer’s consent, visitors see it, and withdrawn it is gone',
    async () => {
      const { visit } = await bookVisitToday(server.origin, 'Shown');
      await addVisitPhoto(server.origin, visit.id, 'before', 801);
      await addVisitPhoto(server.origin, visit.id, 'after', 802);
      await addVisitPhoto(server.origin, visit.id, 'after', 803);
      const page = await openPanel(browser, server.origin, {
        path: customerScreens.visitDay(visit.id),
        viewport: widths.phone,
        hasTouch: true,
      });
      await page.getByRole('button', { name: 'Publish on the Site' }).click();
      const form = page.getByRole('dialog', { name: 'Publish on the Site' });
      await form.getByRole('img', { name: 'After 2' }).click();
      assert.ok(await form.getByRole('radio', { name: 'After 2' }).isChecked());
      await form.getByLabel('What the photo before shows').fill('Coffee on the sofa');
      await form.getByLabel('What the photo after shows').fill('The sofa without stains');
      await form.getByLabel('How they agreed').selectOption('By text');
      await form.getByRole('button', { name: 'Publish', exact: true }).click();
      await form.getByText('Nothing is published without the customer’s consent').waitFor();
      assert.deepEqual(await findAccessibilityFaults(page), []);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Publish', exact: true }).click();
      await form.waitFor({ state: 'detached' });
      await page.getByText(/agreed by text on/).waitFor();
      // Elsewhere the bar of the phone may cover half a field, which axe takes for its size.
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      assert.deepEqual(await findAccessibilityFaults(page), []);

      const home = await openPage(browser, { viewport: widths.desk });
      await home.goto(server.origin);
      const shown = home.getByRole('img', { name: 'The sofa without stains' });
      await shown.scrollIntoViewIfNeeded();
      await home.waitForFunction(
        () => document.querySelector<HTMLImageElement>('[alt="The sofa without stains"]')!.naturalWidth > 0,
      );
      await home.getByText(/Photos of a real visit/).waitFor();
      assert.equal(await home.getByText(illustration).count(), 0);
      const published = (await shown.getAttribute('src'))!;

      await page.getByRole('button', { name: 'Take Off the Site' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take Off' }).click();
      await page.getByText(/can take the place of the illustration/).waitFor();
      await home.reload();
      await home.getByText(illustration).waitFor();
      assert.equal((await home.request.get(server.origin + published)).status(), 404);
    },
  );

  await step('photos are published with what was cleaned, if the company still cleans it', async () => {
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
});
