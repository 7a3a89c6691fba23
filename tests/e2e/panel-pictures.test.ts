import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { getPalette } from '#company/brand/palette.ts';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, paths } from '#kit/paths/paths.ts';
import { uploadApi } from '#kit/paths/upload-paths.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsInBothLooks,
  openPage,
  widths,
} from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';
import { addVisitPhoto, bookVisitToday } from '../support/visit-day.ts';

const server = serverForFile();

const jpeg = async (width: number, height: number) => ({
  name: 'van.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePhoto(width, height),
});

const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

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

test('an owner gives the website its logo, colors and pictures, and publishes what was cleaned', async ({
  step,
  browser,
}) => {
  await step(
    'an owner puts a picture at the top of the home page, chooses its part, and takes it away again',
    async () => {
      const page = await openPanel(browser, server.origin, {
        viewport: widths.phone,
        path: adminPaths.pictures,
      });
      expectComplaints(page, /422/);
      const place = page.locator('section').filter({ hasText: 'Home page, at the top' });
      await place.locator('input[type=file]').setInputFiles(await jpeg(300, 200));
      await place.getByText('This picture is too small: 300 × 200 pixels.').waitFor();
      await place.locator('input[type=file]').setInputFiles(await jpeg(900, 1200));
      await place.getByLabel('Description', { exact: true }).fill('Our van in Fresno');
      await place.getByLabel('Part of the picture').fill('20');
      await place.getByRole('button', { name: 'Use this part' }).click();
      await place.getByRole('button', { name: 'Choose another picture' }).waitFor();
      assert.deepEqual(await findFaultsInBothLooks(page), []);
      await save();

      await page.goto(server.origin + paths.home);
      const hero = page.locator('figure').first();
      const shown = hero.getByRole('img', { name: 'Our van in Fresno' });
      await shown.waitFor();
      assert.ok(
        await shown.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return image.currentSrc.endsWith('.avif') && image.naturalWidth > 0;
        }),
      );

      await page.goto(server.origin + adminPaths.pictures);
      await place.getByRole('button', { name: 'Use the illustration' }).click();
      await save();
      await page.goto(server.origin + paths.home);
      await shown.waitFor({ state: 'detached' });

      async function save() {
        await page.getByRole('button', { name: 'Save settings' }).click();
        await page.getByText('Pictures saved').waitFor();
      }
    },
  );

  await step('a picture that is still on its way is not left out of what is saved', async () => {
    const page = await openPanel(browser, server.origin, {
      viewport: widths.phone,
      path: adminPaths.pictures,
    });
    const place = page.locator('section').filter({ hasText: 'Home page, at the top' });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**${uploadApi.sitePicture}`, async (route) => {
      await held;
      await route.continue();
    });
    await place.locator('input[type=file]').setInputFiles(await jpeg(1200, 800));
    await place.getByRole('button', { name: 'Uploading...' }).waitFor();
    const save = page.getByRole('button', { name: 'Save settings' });
    await save.click();
    await place.getByText('The picture is still uploading').waitFor();
    arrive();
    await place.getByRole('button', { name: 'Choose another picture' }).waitFor();
    await place.getByText('The picture is still uploading').waitFor({ state: 'hidden' });
    await save.click();
    await page.getByText('Pictures saved').waitFor();
    await page.reload();
    await place.getByRole('button', { name: 'Use the illustration' }).waitFor();
  });

  await step('a logo that is still on its way is not left out of what is saved', async () => {
    const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.brand });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**${uploadApi.logo}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Short name').fill('Maple');
    await page.locator('input[type=file]').setInputFiles(await jpeg(1200, 800));
    await page.getByRole('button', { name: 'Uploading...' }).waitFor();
    const save = page.getByRole('button', { name: 'Save settings' });
    await save.click();
    await page.getByText('The logo is still uploading').waitFor();
    arrive();
    await page.getByRole('button', { name: 'Replace logo' }).waitFor();
    await page.getByText('The logo is still uploading').waitFor({ state: 'hidden' });
    await save.click();
    await page.getByText('Brand saved').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await save.click();
    await page.getByText('Brand saved').waitFor();
  });

  await step('an owner uploads a logo, and the header of the website shows it', async () => {
    const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.brand });
    await page.locator('input[type=file]').setInputFiles(await jpeg(600, 200));
    await page.getByRole('button', { name: 'Replace logo' }).waitFor();
    assert.deepEqual(await findFaultsInBothLooks(page), []);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Brand saved').waitFor();
    await page.goto(server.origin + paths.home);
    const logo = page.getByRole('banner').getByRole('img', { name: 'Sunweave Cleaning' });
    await logo.waitFor();
    assert.ok(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
  });

  await step('an owner chooses two colors, and the website has them in readable shades', async () => {
    const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.brand });
    const own = page.getByRole('switch', { name: 'Colors of your own' });
    await own.check();
    // Yellow links would be unreadable, and so would be dark text on navy.
    const [primary, accent] = ['#ffee00', '#000060'];
    await page.getByLabel('Main color').fill(primary);
    await page.getByLabel('Button color').fill(accent);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Brand saved').waitFor();
    await page.goto(server.origin + paths.home);
    const { brand } = getPalette(primary, accent);
    const buttons = page.getByRole('link', { name: /quote|price/i });
    const grounds = await buttons.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).backgroundColor),
    );
    assert.ok(grounds.includes(rgb(brand.sun)), `${rgb(brand.sun)} in ${grounds.join(' ')}`);
    for (const path of [paths.home, paths.calculator, paths.contact]) {
      await page.goto(server.origin + path);
      assert.deepEqual(await findAccessibilityFaults(page), [], path);
    }
    await page.goto(server.origin + adminPaths.brand);
    assert.ok(await own.isChecked());
    assert.equal(await page.getByLabel('Main color').inputValue(), primary);
    await own.uncheck();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Brand saved').waitFor();
  });

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
