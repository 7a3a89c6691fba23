import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints, openPage, widths } from '../support/browser.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';
import { addVisit } from '../support/visits.ts';

const server = serverForFile();

async function open(context: TestContext, path: string): Promise<Page> {
  const page = await openPanel(context, server.origin, { path });
  expectComplaints(page, /401|409|422|ERR_CONNECTION_RESET/);
  return page;
}

/** Holds the next write until the test continues or aborts it. */
async function holdSave(page: Page) {
  const held = Promise.withResolvers<Route>();
  let isHeld = false;
  await page.route('**/api/admin/**', async (route) => {
    if (isHeld || route.request().method() === 'GET') return route.fallback();
    isHeld = true;
    held.resolve(route);
  });
  return { arrived: held.promise };
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(server.origin + path)).json();

async function servicesNamed(page: Page, title: string) {
  const services = await read<AdminService[]>(page, adminApi.services);
  return services.filter((service) => service.title === title).length;
}

async function fillService(page: Page, title: string) {
  const form = page.getByRole('region', { name: 'New service' });
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Original price').fill('100');
  return form;
}

test('a form closed while it saves and opened again waits for that save, and makes one record', async (context) => {
  const page = await open(context, `${adminPaths.services}?service=new`);
  const form = await fillService(page, 'Closed Sofa');
  const { arrived } = await holdSave(page);
  await form.getByRole('button', { name: 'Add Service' }).click();
  const route = await arrived;
  await page.getByRole('button', { name: 'Close form' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add Service' }).click();
  await form.getByRole('button', { name: 'Adding...' }).click();
  await route.continue();
  await page.getByText('Service created successfully').waitFor();
  await form.waitFor({ state: 'detached' });
  assert.equal(await servicesNamed(page, 'Closed Sofa'), 1);
  await page.getByRole('button', { name: 'Add Service' }).click();
  assert.equal(await form.getByLabel('Title', { exact: true }).inputValue(), '');
});

test('a form saved again after a lost response and a reload makes one record', async (context) => {
  const page = await open(context, `${adminPaths.services}?service=new`);
  const form = await fillService(page, 'Reloaded Sofa');
  const { arrived } = await holdSave(page);
  await form.getByRole('button', { name: 'Add Service' }).click();
  const route = await arrived;
  await route.fetch();
  await route.abort('connectionreset');
  await page.getByText('Failed to create service').waitFor();
  await page.reload();
  await form.getByText('We restored your unsaved changes.').waitFor();
  await form.getByRole('button', { name: 'Add Service' }).click();
  await page.getByText('Service created successfully').waitFor();
  assert.equal(await servicesNamed(page, 'Reloaded Sofa'), 1);
});

test('a visit without a day asks for one, until it has one', async (context) => {
  const page = await open(context, adminPaths.dashboard);
  const visit = await addVisit(page, server.origin, 'Dayless', '2027-05-11');
  await page.goto(`${server.origin}${adminPaths.schedule}?date=2027-05-11&visit=${visit.id}&sheet=move`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByText('Choose a day').waitFor();
  await dialog.getByLabel('Day').fill('2027-05-12');
  await dialog.getByText('Choose a day').waitFor({ state: 'detached' });
});

test('the sign-in form drops an error once its field is filled in', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  expectComplaints(page, /401/);
  await page.goto(server.origin + adminPaths.dashboard);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const username = page.locator('[name=username][aria-invalid]');
  await username.waitFor();
  await page.getByLabel('Username').fill('admin');
  await username.waitFor({ state: 'detached' });
  await page.locator('[name=password][aria-invalid]').waitFor();
});

test('the label of a button goes when the button opens a form', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Noa', lastName: 'Lev' }));
  const page = await open(context, adminPaths.requests);
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit Noa Lev' });
  const label = (await edit.locator('span').first().elementHandle())!;
  const shows = (expected: boolean) =>
    page.waitForFunction(
      ([label, expected]) => label.checkVisibility({ opacityProperty: true }) === expected,
      [label, expected] as const,
    );
  // The Chromium of the tests has no hover.
  await edit.focus();
  await edit.hover();
  await shows(true);
  await edit.click();
  await page.getByRole('dialog', { name: 'Edit Request' }).waitFor();
  await shows(false);
});
