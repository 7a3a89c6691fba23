import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPost, files, paths } from '#kit/paths/paths.ts';
import { findAccessibilityFaults, findFaultsInBothLooks, holdEach } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { fillSignIn, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';
import { addService, openServices, press, serviceRow } from '../support/services-panel.ts';
import { until } from '../support/until.ts';

const server = serverForFile();

async function services(page: Page, category: string): Promise<AdminService[]> {
  return (await page.request.get(`${server.origin}${adminApi.services}?category=${category}`)).json();
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test('services are hidden, moved, deleted and brought back, and get an image or a drawing', async ({
  step,
  browser,
}) => {
  await step('services are reordered by keyboard, mouse and menu, and Undo reverts it', async () => {
    const page = await openServices(browser, server.origin, '?filter=mattress');
    const before = (await services(page, 'mattress')).map(({ title }) => title);
    const [first, second, third] = before as [string, string, string];
    const mattresses = group(page, 'Mattress Cleaning');
    const shows = (...titles: string[]) =>
      page.waitForFunction((expected) => {
        const shown = [...document.querySelectorAll('main h3')].map((heading) => heading.textContent);
        return expected.every((title, index) => shown[index] === title);
      }, titles);
    const saved = async () => (await services(page, 'mattress')).slice(0, 3).map(({ title }) => title);

    await mattresses.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByText(`${first} is at its own position, position 1 of ${before.length}`).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText(`${first} is over position 2 of ${before.length}`).waitFor();
    await page.keyboard.press('Space');
    await page.getByText('Order saved').waitFor();
    await shows(second, first, third);
    assert.deepEqual(await saved(), [second, first, third]);
    await press(page, 'Undo');
    await page.getByText('Order restored').waitFor();
    await shows(first, second, third);
    assert.deepEqual(await saved(), [first, second, third]);

    await mattresses.getByRole('button', { name: `Order of ${third}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await page.getByText('Order saved').waitFor();
    await shows(first, third, second);

    const grip = await mattresses.getByRole('button', { name: `Move ${second}`, exact: true }).boundingBox();
    const top = await mattresses.getByRole('button', { name: `Move ${first}`, exact: true }).boundingBox();
    await page.mouse.move(grip!.x + 10, grip!.y + 10);
    await page.mouse.down();
    await page.mouse.move(grip!.x + 10, grip!.y - 20, { steps: 4 });
    await page.mouse.move(top!.x + 10, top!.y, { steps: 8 });
    const stored = page.waitForResponse((answer) => answer.url().endsWith(adminApi.serviceOrder));
    await page.mouse.up();
    assert.equal((await stored).status(), 200);
    await shows(second, first, third);
    assert.deepEqual(await saved(), [second, first, third]);
  });

  await step('axe finds nothing in the services manager', async () => {
    const page = await openServices(browser, server.origin, '?service=new&filter=mattress', {});
    await group(page, 'Mattress Cleaning').waitFor();
    await page
      .getByRole('region', { name: 'New service' })
      .getByRole('button', { name: 'Add Service' })
      .click();
    await page.getByText('Title is required').waitFor();
    assert.deepEqual(await findFaultsInBothLooks(page), []);
    await press(page, 'Cancel');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByLabel('Title', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Order of/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Move up' }).waitFor();
    assert.deepEqual(await findFaultsInBothLooks(page), []);
    await page.keyboard.press('Escape');
    await page.getByLabel('Title', { exact: true }).fill('Mine');
    const [first] = await services(page, 'mattress');
    const theirs = await page.request.put(server.origin + adminApi.service(first!.id), {
      data: { title: 'Theirs' },
    });
    assert.equal(theirs.status(), 200);
    await press(page, /^Save$/);
    await page.getByText('Title is now: Theirs').waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
  });

  await step(
    'a new service says what is missing, takes an uploaded image, and stands on the site right away',
    async () => {
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
    },
  );

  await step('a service takes a drawing of its category, which the site shows', async () => {
    const page = await openServices(browser, server.origin, '?filter=chair');
    await addService(page, server.origin, {
      title: 'Window Seat',
      category: 'chair',
      originalPrice: '40.00',
    });
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

  await step(
    'the focus returns to Edit if the save succeeds while the sign-in dialog is closing',
    async () => {
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
    },
  );

  await step('a form stops waiting for a picture once it is uploaded', async () => {
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
});
