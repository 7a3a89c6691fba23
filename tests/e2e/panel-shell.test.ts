import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { adminPaths, api } from '#shared/paths.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  holdBack,
  panelLooks,
  widths,
} from '../support/browser.ts';
import { openPanel as openSignedIn, serverForFile } from '../support/journeys.ts';
import { contactBody, quoteBody } from '../support/leads.ts';

const server = serverForFile();

async function sendLead(body: object): Promise<{ id: number; quoteId: number | null }> {
  const response = await fetch(server.origin + api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 201);
  return (await response.json()) as { id: number; quoteId: number | null };
}

async function openPanel(context: TestContext, options?: BrowserContextOptions) {
  const page = await openSignedIn(context, server.origin, options);
  expectComplaints(page, /401|ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  return page;
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('the palette leads to a screen and to a record, by keyboard alone', async (context) => {
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const { id, quoteId } = await sendLead(
    quoteBody(
      [{ serviceId: 1, quantity: 1 }],
      { preferredDate: nextWeek },
      { firstName: 'Palettina', phone: '(213) 555-0190' },
    ),
  );
  const page = await openPanel(context);
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox', { name: 'Search or jump to' }).waitFor();
  assert.ok((await palette(page).getByRole('option').count()) >= 11, 'every screen, and the website');
  await page.keyboard.type('outb');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor();
  await palette(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Outbox');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('213 555 0190');
  await option(page, /^Palettina Lopez.*91501/).waitFor();
  await page.keyboard.press('ArrowDown');
  assert.equal(await option(page, /91501/).getAttribute('data-highlighted'), '');
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

test('letters typed before the palette is there are in its field, and not in the form behind', async (context) => {
  const page = await openPanel(context);
  await page.goto(`${server.origin}${adminPaths.requests}`);
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

test('the palette says when nothing is found, and Escape gives the focus back', async (context) => {
  const page = await openPanel(context);
  const button = page.getByRole('button', { name: 'Search or jump to…' });
  await button.focus();
  await page.keyboard.press('Enter');
  await palette(page).waitFor();
  await page.keyboard.type('nobody at all');
  await page.getByText('Nothing found for “nobody at all”').waitFor();
  await palette(page).getByRole('status').filter({ hasText: 'Nothing found' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  assert.match((await focusedText(page)) ?? '', /^Search or jump to…/);
});

test('the palette opens over a form without losing what was typed there', async (context) => {
  const { id } = await sendLead(contactBody({ firstName: 'Overlaya' }));
  const page = await openPanel(context);
  await page.goto(`${server.origin}${adminPaths.requests}?request=${id}`);
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

test('a chosen theme comes back with the document, before any script runs', async (context) => {
  const page = await openPanel(context, { viewport: widths.desk, colorScheme: 'light' });
  const isDark = (wanted: boolean) =>
    page.waitForFunction(
      (dark) => getComputedStyle(document.documentElement).backgroundColor.startsWith('rgb(15,') === dark,
      wanted,
    );
  await isDark(false);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await isDark(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await isDark(true);
  assert.equal(await page.getByRole('radio', { name: 'Dark' }).isChecked(), true);
  const html = await (await page.request.get(server.origin + adminPaths.dashboard)).text();
  assert.match(html, /<html lang="en" data-theme="dark">/);
  await page.getByRole('radio', { name: 'System' }).check();
  await isDark(false);
});

test('a phone has five tabs, and every screen in its menu, down to 320 px', async (context) => {
  const page = await openPanel(context, {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const tabs = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  assert.deepEqual(
    (await tabs.allTextContents()).map((text) => text.replace(/\d.*$/, '')),
    ['Dashboard', 'Services', 'Requests', 'Quotes', 'Blog'],
  );
  for (const box of await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()))) {
    assert.ok(box && box.height >= 44 && box.width >= 44, JSON.stringify(box));
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Account' }).waitFor();
  await menu.getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Newsletter' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  for (const path of [adminPaths.dashboard, adminPaths.newsletter, adminPaths.outbox]) {
    await page.goto(server.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy=true], .animate-pulse').first().waitFor({ state: 'detached' });
    const widest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main > *')].map((part) => part.getBoundingClientRect().right),
      ),
    );
    assert.ok(widest <= 320 - 16, `${path} reaches to ${widest} px`);
  }
});

test('a new request appears by itself, and not while a hand is in the list', async (context) => {
  await sendLead(contactBody({ firstName: 'Steadya' }));
  const page = await openPanel(context);
  await page.goto(`${server.origin}${adminPaths.requests}?search=steady`);
  const first = page.getByRole('heading', { level: 2 }).first();
  await first.filter({ hasText: 'Steadya' }).waitFor();
  await page.evaluate(keepPointing);
  await sendLead(contactBody({ firstName: 'Steadybe' }));
  const refetched = page.waitForResponse(/\/api\/admin\/requests\?/);
  await page.evaluate(comeIntoView);
  await (await refetched).finished();
  await page.evaluate(nextPaint);
  assert.match((await first.textContent()) ?? '', /Steadya/);
  await page.evaluate(stopPointing);
  await first.filter({ hasText: 'Steadybe' }).waitFor();
});

const keepPointing = `{
  const point = () => document.querySelector('main li h2')
    .dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  point();
  globalThis.pointing = setInterval(point, 50);
}`;
const stopPointing = 'clearInterval(globalThis.pointing)';
/** What the browser says when the tab is shown again. */
const comeIntoView = `document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`;
const nextPaint =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))';

test('a save without a line keeps what was typed, and a screen that cannot be loaded leaves the panel standing', async (context) => {
  await sendLead(contactBody({ firstName: 'Offlina' }));
  const page = await openPanel(context);
  await page.goto(`${server.origin}${adminPaths.requests}?search=Offlina`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Offlina' }) });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Internal notes').fill('typed without a line');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Failed to update request').waitFor();
  await page.getByText('No answer from the server. Check your connection and try again.').first().waitFor();
  assert.equal(await page.getByLabel('Internal notes').inputValue(), 'typed without a line');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Request updated successfully').waitFor();
  await row.getByText('typed without a line').waitFor();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
  await page.getByRole('heading', { name: 'This screen could not be shown' }).waitFor();
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await page.getByText('Reload once you are online again.').waitFor();
  await page.context().setOffline(false);
  await reload.click();
  await page.getByRole('heading', { name: 'Quote Requests' }).waitFor();
});

for (const { width, viewport, colorScheme } of panelLooks) {
  test(`axe finds nothing in the palette and the menu on a ${width} in ${colorScheme}`, async (context) => {
    await sendLead(contactBody({ firstName: 'Axelle' }));
    const page = await openPanel(context, { viewport, colorScheme });
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('option').first().waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.keyboard.type('axelle');
    await option(page, /^Axelle Lopez/)
      .first()
      .waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.keyboard.type(' is nobody');
    await page.getByText('Nothing found for').waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.keyboard.press('Escape');
    if (width === 'phone') {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      assert.deepEqual(await findAccessibilityFaults(page), []);
    }
  });
}
