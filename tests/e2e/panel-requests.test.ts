import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsInBothLooks,
  widths,
} from '../support/browser.ts';
import { fillSignIn, openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

/** The list with one request, found by a first name unique to the test. */
async function openRequest(context: TestContext, firstName: string, options?: BrowserContextOptions) {
  const path = `${adminPaths.requests}?search=${firstName}`;
  const page = await openPanel(context, server.origin, { ...options, path });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: firstName }) });
  await row.waitFor();
  return { page, row };
}

test('when the session ends during an edit, signing in again in place saves what was typed', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Sessionia' }));
  const { page, row } = await openRequest(context, 'Sessionia');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Internal notes').fill('Typed before the session ended');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await fillSignIn(again);
  await page.getByText('Request updated successfully').waitFor();
  await row.getByText('Typed before the session ended').waitFor();
});

test('a request that someone else changed keeps my words and takes over the rest', async (context) => {
  const { id } = await sendLead(server.origin, contactBody({ firstName: 'Versiona' }));
  const { page, row } = await openRequest(context, 'Versiona');
  expectComplaints(page, /409/);
  await row.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Internal notes').fill('mine');
  const changed = await page.request.patch(server.origin + adminApi.request(id), {
    data: { status: 'scheduled', notes: 'theirs' },
  });
  assert.equal(changed.status(), 200);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Internal notes is now: theirs').waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  assert.equal(await page.getByLabel('Internal notes').inputValue(), 'mine');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await row.getByText('mine').waitFor();
  assert.equal(await row.getByRole('combobox').inputValue(), 'scheduled');
});

test('what was typed comes back after Escape and after a reload, until Cancel', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Draftine' }));
  const { page, row } = await openRequest(context, 'Draftine', { viewport: widths.phone });
  const edit = row.getByRole('button', { name: /^Edit/ });
  const notes = page.getByLabel('Internal notes');
  await edit.click();
  await notes.fill('half a sentence');
  await page.keyboard.press('Escape');
  await page.getByText('Not saved yet').waitFor();
  await edit.click();
  assert.equal(await notes.inputValue(), 'half a sentence');
  await page.reload();
  await notes.waitFor();
  assert.equal(await notes.inputValue(), 'half a sentence');
  await page.goBack();
  await notes.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).search, '?search=Draftine');
  await edit.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await notes.waitFor({ state: 'detached' });
  await edit.click();
  assert.equal(await notes.inputValue(), '');
});

test('a deleted request comes back with Undo, and only one message is shown at a time', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Undoline' }));
  const { page, row } = await openRequest(context, 'Undoline');
  await row.getByRole('combobox').selectOption('contacted');
  await page.getByText('Request updated successfully').waitFor();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('No requests found matching your criteria.').waitFor();
  await page.getByText('Request deleted successfully').waitFor();
  assert.equal(await page.getByText('Request updated successfully').count(), 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  assert.equal(await row.getByRole('combobox').inputValue(), 'contacted');
});

test('search and filters live in the address, and Back takes them back', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Filterina' }));
  const page = await openPanel(context, server.origin, { path: adminPaths.requests });
  await page.getByLabel('Search requests').fill('filterina');
  await page.getByText('1–1 of 1', { exact: true }).waitFor();
  await page.getByLabel('Status', { exact: true }).selectOption('cancelled');
  await page.getByText('No requests found matching your criteria.').waitFor();
  assert.equal(new URL(page.url()).search, '?search=filterina&status=cancelled');
  await page.goBack();
  await page.getByText('1–1 of 1', { exact: true }).waitFor();
  assert.equal(await page.getByLabel('Search requests').inputValue(), 'filterina');
});

test('the requests that the filters show come down as a spreadsheet', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Exporta', lastName: 'López' }));
  await sendLead(server.origin, contactBody({ firstName: 'Elsewhere' }));
  const page = await openPanel(context, server.origin, { path: `${adminPaths.requests}?search=exporta` });
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await arriving;
  assert.match(download.suggestedFilename(), /^requests-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  assert.equal(rows.length, 2, 'the heading and the one that was searched for');
  assert.match(rows[1]!, /Exporta.*López/);
});

test('a new request appears by itself, and not while a hand is in the list', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Steadya' }));
  const page = await openPanel(context, server.origin, { path: `${adminPaths.requests}?search=steady` });
  const first = page.getByRole('heading', { level: 2 }).first();
  await first.filter({ hasText: 'Steadya' }).waitFor();
  await page.evaluate(keepPointing);
  await sendLead(server.origin, contactBody({ firstName: 'Steadybe' }));
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

/** The browser's event when the tab becomes visible again. */
const comeIntoView = `document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`;

const nextPaint =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))';

test('axe finds nothing in the requests, with the dialog open', async (context) => {
  const { id } = await sendLead(server.origin, contactBody({ message: 'A sofa. '.repeat(30) }));
  const page = await openPanel(context, server.origin);
  const check = async (path: string, ready: string) => {
    await page.goto(server.origin + path);
    await page.getByText(ready).first().waitFor();
    assert.deepEqual(await findFaultsInBothLooks(page), [], path);
  };
  await check(adminPaths.requests, 'Show more');
  await check(`${adminPaths.requests}?request=${id}`, 'Internal notes');
  await check(`${adminPaths.requests}?search=nobody`, 'No requests found');
});
