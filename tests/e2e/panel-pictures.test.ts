import assert from 'node:assert/strict';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { uploadApi } from '#kit/paths/upload-paths.ts';
import { expectComplaints, findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();

const jpeg = async (width: number, height: number) => ({
  name: 'van.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePhoto(width, height),
});

test('an owner puts a picture at the top of the home page, chooses its part, and takes it away again', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.pictures });
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
  assert.doesNotMatch(await hero.innerText(), /illustration/i);

  await page.goto(server.origin + adminPaths.pictures);
  await place.getByRole('button', { name: 'Use the illustration' }).click();
  await save();
  await page.goto(server.origin + paths.home);
  await hero.getByText('Illustration').waitFor();

  async function save() {
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Pictures saved').waitFor();
  }
});

test('a picture that is still on its way is not left out of what is saved', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.pictures });
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

test('a logo that is still on its way is not left out of what is saved', async ({ browser }) => {
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

test('an owner uploads a logo, and the header of the website shows it', async ({ browser }) => {
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
