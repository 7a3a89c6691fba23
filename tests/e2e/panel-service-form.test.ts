import assert from 'node:assert/strict';
import { adminApi, adminPost, files, paths } from '#kit/paths/paths.ts';
import { findAccessibilityFaults, holdEach } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { fillSignIn, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';
import { addService, openServices, press, serviceRow } from '../support/services-panel.ts';
import { until } from '../support/until.ts';

const server = serverForFile();

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test('a new service says what is missing, takes an uploaded image, and stands on the site right away', async ({
  browser,
}) => {
  const page = await openServices(browser, server.origin);
  await press(page, 'Add Service');
  const form = page.getByRole('region', { name: 'New service' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await form.getByRole('button', { name: 'Add Service' }).click();
  await form.getByText('Title is required').waitFor();
  await form.getByText('Original price is required').waitFor();
  assert.deepEqual(
    sent.filter((method) => method === 'POST'),
    [],
  );
  assert.equal(await form.getByLabel('Category').inputValue(), 'couch');

  await form.getByLabel('Title', { exact: true }).fill('Daybed');
  await form.getByLabel('Original price').fill('100');
  await form.getByLabel('Discounted price').fill('120');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await form.getByText('The discounted price can’t be higher than the original price').waitFor();
  await form.getByLabel('Discounted price').fill('75');
  await form.getByText('25% off').waitFor();
  const file = form.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await page.getByText('Failed to upload image').waitFor();
  assert.equal(await form.getByLabel('Image', { exact: true }).getAttribute('aria-invalid'), 'true');
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(900, 600) });
  await page.getByText('Image uploaded successfully').waitFor();
  assert.match(
    await form.getByLabel('Image', { exact: true }).inputValue(),
    /^\/uploads\/[0-9a-f]+-900x600\.jpg$/,
  );
  await form.getByRole('button', { name: 'Add Service' }).click();
  await page.getByText('Service created successfully').waitFor();
  await form.waitFor({ state: 'detached' });
  await serviceRow(page, 'Daybed').getByText('25% off').waitFor();
  await until(() => serviceRow(page, 'Daybed').evaluate(isInView));

  await page.context().clearCookies();
  await page.goto(server.origin + paths.service('couch-cleaning'));
  await page.getByText('Daybed').first().waitFor();
  const picture = page.locator('img[src$="-900x600.jpg"]');
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
});

test('a service takes a drawing of its category, which the site shows', async ({ browser }) => {
  const page = await openServices(browser, server.origin, '?filter=chair');
  await addService(page, server.origin, { title: 'Window Seat', category: 'chair', originalPrice: '40.00' });
  await page.reload();
  await serviceRow(page, 'Window Seat').getByRole('button', { name: /^Edit/ }).click();
  await page.getByText('Choose a drawing').click();
  await page.getByRole('radio', { name: 'footstool' }).focus();
  await page.keyboard.press('ArrowUp');
  const drawing = files.serviceDrawing('wingback-chair');
  assert.equal(await page.getByLabel('Image', { exact: true }).inputValue(), drawing);
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await page.getByLabel('Category').selectOption('couch');
  await page.getByRole('radio', { name: 'sleeper sofa' }).waitFor();
  await page.getByLabel('Category').selectOption('chair');
  await press(page, /^Save$/);
  await page.getByText('Service updated successfully').waitFor();

  await page.goto(server.origin + paths.service('chair-cleaning'));
  const card = page.getByRole('article').filter({ hasText: 'Window Seat' });
  const picture = card.locator(`img[src="${drawing}"]`);
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
});

test('the focus returns to Edit if the save succeeds while the sign-in dialog is closing', async ({
  browser,
}) => {
  const page = await openServices(browser, server.origin, '?filter=mattress');
  await addService(page, server.origin, { title: 'Cot', category: 'mattress', originalPrice: '40.00' });
  await page.reload();
  await serviceRow(page, 'Cot').getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Discounted price').fill('30');
  await page.evaluate(() => {
    const slowly = new CSSStyleSheet();
    slowly.replaceSync(
      '@keyframes slowly { to { opacity: 0.99 } } [data-sheet][data-closed] { animation: slowly 2s }',
    );
    document.adoptedStyleSheets.push(slowly);
  });
  await page.context().clearCookies();
  await press(page, /^Save$/);
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await fillSignIn(again);
  await page.getByText('Service updated successfully').waitFor();
  await again.waitFor({ state: 'detached' });
  await page.locator('button:focus').filter({ hasText: 'Edit Cot' }).waitFor();
});

test('a form stops waiting for a picture once it is uploaded', async ({ browser }) => {
  const page = await openServices(browser, server.origin, '?filter=carpet');
  const upload = await holdEach(page, 'POST', adminApi.upload);
  const file = { name: 'rug.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(90, 60) };
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const image = page.getByLabel('Image', { exact: true });
  await page.getByLabel('Image file').setInputFiles(file);
  const service = await upload.next();
  await press(page, 'Save');
  await page.getByText('The image is still uploading').waitFor();
  service.release();
  await page.getByText('Image uploaded successfully').waitFor();
  assert.match(await image.inputValue(), /^\/uploads\//);
  await page.getByText('The image is still uploading').waitFor({ state: 'detached' });
  await press(page, 'Cancel');

  await page.goto(server.origin + adminPost.create);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByLabel('Title *').fill('Rugs');
  await page.getByRole('textbox', { name: 'Content *' }).fill('Wool');
  await page.getByLabel('Featured Image URL file').setInputFiles(file);
  const post = await upload.next();
  await press(page, 'Create Post');
  await page.getByText('Please wait until the image finishes uploading').waitFor();
  post.release();
  await page.getByText('Image uploaded successfully').waitFor();
  await page.getByText('Please wait until the image finishes uploading').waitFor({ state: 'detached' });
});
