import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { adminApi, adminPaths, api, paths } from '#shared/paths.ts';
import type { AdminService } from '#shared/service-edits.ts';
import { admin } from '../support/app.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  openPage,
  panelLooks,
  widths,
} from '../support/browser.ts';
import { serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();

async function openServices(
  context: TestContext,
  search = '',
  options: BrowserContextOptions = { viewport: widths.desk },
) {
  const page = await openPage(context, { reducedMotion: 'reduce', ...options });
  expectComplaints(page, /40[19]|415/);
  const login = await page.request.post(server.origin + api.login, { data: admin });
  assert.equal(login.status(), 200);
  await page.goto(server.origin + adminPaths.services + search);
  await page.getByRole('heading', { name: 'Services', exact: true }).waitFor();
  return page;
}

async function addService(page: Page, body: object): Promise<AdminService> {
  const answer = await page.request.post(server.origin + adminApi.services, { data: body });
  assert.equal(answer.status(), 201);
  return answer.json();
}

async function services(page: Page, category: string): Promise<AdminService[]> {
  return (await page.request.get(`${server.origin}${adminApi.services}?category=${category}`)).json();
}

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a new service says what is missing, takes an uploaded image, and stands on the site at once', async (context) => {
  const page = await openServices(context);
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

  await form.getByLabel('Title').fill('Daybed');
  await form.getByLabel('Original price').fill('100');
  await form.getByLabel('Discounted price').fill('120');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await form.getByText('The discounted price must not be above the original price').waitFor();
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
  await row(page, 'Daybed').getByText('25% off').waitFor();

  await page.context().clearCookies();
  await page.goto(server.origin + paths.couchCleaning);
  await page.getByText('Daybed').first().waitFor();
  const picture = page.locator('img[src$="-900x600.jpg"]');
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
});

test('one service at a time is edited in place; what was typed outlives a reload and the session, and Cancel drops it', async (context) => {
  const page = await openServices(context, '?filter=chair');
  await addService(page, { title: 'Bar Stool', category: 'chair', originalPrice: '40.00' });
  await addService(page, { title: 'Bench', category: 'chair', originalPrice: '60.00' });
  await page.reload();
  await row(page, 'Bar Stool').getByRole('button', { name: /^Edit/ }).click();
  const stool = page.getByRole('region', { name: 'Edit Bar Stool' });
  await stool.getByLabel('Discounted price').fill('30');
  await stool.getByText('25% off').waitFor();
  await row(page, 'Bench').getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('region', { name: 'Edit Bench' }).waitFor();
  assert.equal(await stool.count(), 0);
  await page.getByText('Not saved yet').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await row(page, 'Bar Stool').getByRole('button', { name: /^Edit/ }).click();
  await page.reload();
  await page.getByText('Your unsaved changes are back.').waitFor();
  assert.equal(await stool.getByLabel('Discounted price').inputValue(), '30');

  await page.context().clearCookies();
  await press(page, /^Save$/);
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await press(page, 'Sign In');
  await page.getByText('Service updated successfully').waitFor();
  await row(page, 'Bar Stool').getByText('25% off').waitFor();
  // The focus is back where it began.
  await page.locator('button:focus').filter({ hasText: 'Edit Bar Stool' }).waitFor();

  await row(page, 'Bar Stool').getByRole('button', { name: /^Edit/ }).click();
  await stool.getByLabel('Title').fill('Something else');
  await press(page, 'Cancel');
  await row(page, 'Bar Stool').waitFor();
});

test('a service that someone else changed keeps my words and shows theirs', async (context) => {
  const page = await openServices(context, '?filter=carpet');
  const { id } = await addService(page, { title: 'Runner', category: 'carpet', originalPrice: '40.00' });
  await page.reload();
  await row(page, 'Runner').getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Title').fill('Mine');
  const theirs = await page.request.put(server.origin + adminApi.service(id), { data: { title: 'Theirs' } });
  assert.equal(theirs.status(), 200);
  await press(page, /^Save$/);
  await page.getByText('Title is now: Theirs').waitFor();
  assert.equal(await page.getByLabel('Title').inputValue(), 'Mine');
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await press(page, /^Save$/);
  await row(page, 'Mine').waitFor();
});

test('the eye hides a service from the site, a filter shows it, and a deleted one comes back with Undo', async (context) => {
  const page = await openServices(context);
  await addService(page, { title: 'Futon', originalPrice: '70.00' });
  await page.reload();
  await row(page, 'Futon').getByRole('button', { name: 'Deactivate Futon' }).click();
  await page.getByText('Service updated successfully').waitFor();
  await row(page, 'Futon').getByRole('button', { name: 'Activate Futon' }).waitFor();
  const site = await (await page.request.get(server.origin + paths.couchCleaning)).text();
  assert.ok(!site.includes('Futon'));

  await page.getByLabel('Show').selectOption('inactive');
  assert.equal(new URL(page.url()).search, '?filter=inactive');
  await row(page, 'Futon').waitFor();
  assert.equal(await page.getByRole('main').getByRole('heading', { level: 3 }).count(), 1);
  await row(page, 'Futon').getByRole('button', { name: 'Delete Futon' }).click();
  await page.getByText('No services found matching your criteria.').waitFor();
  await page.getByText('Service deleted successfully').waitFor();
  await press(page, 'Undo');
  await row(page, 'Futon').waitFor();
  await page.goBack();
  await row(page, 'Futon').waitFor();
  assert.equal(new URL(page.url()).search, '');
});

test('services are put into order by keyboard, by mouse and by menu, and Undo takes it back', async (context) => {
  const page = await openServices(context, '?filter=mattress');
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
  await page.getByText(`${first} is at its own place, place 1 of ${before.length}`).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(`${first} is over place 2 of ${before.length}`).waitFor();
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

for (const { width, viewport, colorScheme } of panelLooks) {
  test(`axe finds nothing in the services manager on a ${width} in ${colorScheme}`, async (context) => {
    const page = await openServices(context, '?service=new&filter=mattress', { viewport, colorScheme });
    await group(page, 'Mattress Cleaning').waitFor();
    await page
      .getByRole('region', { name: 'New service' })
      .getByRole('button', { name: 'Add Service' })
      .click();
    await page.getByText('Title is required').waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await press(page, 'Cancel');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByLabel('Title').waitFor();
    await page
      .getByRole('button', { name: /^Order of/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Move up' }).waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    const isScrolling = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    assert.equal(isScrolling, false);
  });
}
