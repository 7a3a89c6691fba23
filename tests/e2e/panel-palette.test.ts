import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { adminPaths } from '#kit/paths/paths.ts';
import { findFaultsInBothLooks, holdBack } from '../support/browser.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });

const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name });

test('the palette leads to a screen and to a record, by keyboard alone', async (context) => {
  const { id, quoteId } = await sendLead(
    server.origin,
    quoteBody(
      [{ serviceId: 1, quantity: 1 }],
      { preferredDate: dayAhead(7) },
      { firstName: 'Palettina', phone: '(213) 555-0190' },
    ),
  );
  const page = await openPanel(context, server.origin);
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox', { name: 'Search or jump to' }).waitFor();
  assert.ok((await palette(page).getByRole('option').count()) >= 11, 'every screen, and the website');
  await page.keyboard.type('outb');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor();
  await palette(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Outbox');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('alerts');
  await option(page, /^Settings: Alerts/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor();
  await palette(page).waitFor({ state: 'detached' });

  for (const [typed, found] of [
    ['closure', /^Settings: Booking/],
    ['tax', /^Settings: Invoices/],
    ['logo', /^Settings: Brand/],
    ['add a person', /^People/],
    ['book a call', /^New quote/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    await option(page, found).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  }

  await page.keyboard.press('Control+k');
  await page.keyboard.type('213 555 0190');
  await option(page, /^Palettina Lopez.*91501/).waitFor();
  await page.keyboard.press('ArrowDown');
  await option(page, /91501/).and(page.locator('[data-highlighted]')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Quote Details' }).waitFor();
  assert.equal(new URL(page.url()).search, `?quote=${quoteId}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Quote Details' }).waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('palettina lop');
  await option(page, /^Palettina Lopez.*Quote Request/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Edit Request' }).waitFor();
  assert.equal(new URL(page.url()).search, `?request=${id}`);
});

test('Enter right after a name opens the person, whom others and screens come after', async (context) => {
  const { id } = await sendLead(server.origin, contactBody({ firstName: 'Ana', lastName: 'Zuniga' }));
  await sendLead(server.origin, contactBody({ firstName: 'Dana', lastName: 'Zuniga' }));
  const page = await openPanel(context, server.origin);
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').waitFor();
  await page.keyboard.type('ana');
  // The search response is still pending.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Edit Request' }).waitFor();
  assert.equal(new URL(page.url()).search, `?request=${id}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Edit Request' }).waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('ana');
  await option(page, /^Dana Zuniga/).waitFor();
  const options = await palette(page).getByRole('option').allInnerTexts();
  const places = [/^Ana Zuniga/, /^Dana Zuniga/, /^Analytics/].map((name) =>
    options.findIndex((text) => name.test(text)),
  );
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
    options.join('\n'),
  );
  assert.equal(places[0], 0);
  assert.match(options[0]!, /New/);
  assert.match(options[0]!, /[A-Z][a-z]{2} \d/);
});

test('letters typed before the palette is there are in its field, and not in the form behind', async (context) => {
  const page = await openPanel(context, server.origin, { path: adminPaths.requests });
  const search = page.getByRole('searchbox');
  const code = await holdBack(page, /palette/);
  await search.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('outb');
  code.release();
  await option(page, /^Outbox/).waitFor();
  assert.equal(await palette(page).getByRole('combobox').inputValue(), 'outb');
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  assert.equal(await search.inputValue(), '');
});

test('Enter pressed before the palette is there opens the best match, and leaves the form behind alone', async (context) => {
  const page = await openPanel(context, server.origin, { path: adminPaths.requests });
  const code = await holdBack(page, /palette/);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('outb');
  await page.keyboard.press('Enter');
  code.release();
  await page.waitForURL(server.origin + adminPaths.outbox);
});

test('the palette says when nothing is found, and Escape gives the focus back', async (context) => {
  const page = await openPanel(context, server.origin);
  const button = page.getByRole('button', { name: 'Search or jump to…' });
  await button.focus();
  await page.keyboard.press('Enter');
  await palette(page).waitFor();
  await page.keyboard.type('nobody at all');
  await page.getByText('Nothing found for “nobody at all”').waitFor();
  await palette(page).getByRole('status').filter({ hasText: 'Nothing found' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Search or jump to…'));
});

test('the palette opens over a form without losing what was typed there', async (context) => {
  const { id } = await sendLead(server.origin, contactBody({ firstName: 'Overlaya' }));
  const page = await openPanel(context, server.origin, { path: `${adminPaths.requests}?request=${id}` });
  await page.getByLabel('Internal notes').fill('half a sentence');
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').waitFor();
  await page.keyboard.type('dashb');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.goBack();
  await page.getByLabel('Internal notes').waitFor();
  assert.equal(await page.getByLabel('Internal notes').inputValue(), 'half a sentence');
});

test('axe finds nothing in the palette', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Axelle' }));
  const page = await openPanel(context, server.origin);
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('option').first().waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.keyboard.type('axelle');
  await option(page, /^Axelle Lopez/)
    .first()
    .waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.keyboard.type(' is nobody');
  await page.getByText('Nothing found for').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});
