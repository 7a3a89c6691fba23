import assert from 'node:assert/strict';
import { getPalette } from '#company/brand/palette.ts';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { uploadApi } from '#kit/paths/upload-paths.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsInBothLooks,
  widths,
} from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();

const jpeg = async (width: number, height: number) => ({
  name: 'van.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePhoto(width, height),
});

const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

test('an owner gives the website its logo and pictures', async ({ step, browser }) => {
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
});
