import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { adminApi, adminPaths, api } from '#shared/paths.ts';
import { admin } from '../support/app.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  openPage,
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

const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

async function fillSignIn(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function openPanel(context: TestContext, options?: BrowserContextOptions) {
  const page = await openSignedIn(context, server.origin, options);
  expectComplaints(page, /40[19]/);
  return page;
}

/** The row of one request, found by a first name that only this test uses. */
async function findRequest(page: Page, firstName: string) {
  await page.goto(`${server.origin}${adminPaths.requests}?search=${firstName}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: firstName }) });
  await row.waitFor();
  return row;
}

test('a refused password keeps what was typed, the right one opens the Dashboard', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  expectComplaints(page, /401/);
  await page.goto(server.origin + adminPaths.quotes);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Username is required').waitFor();
  await page.getByText('Password is required').waitFor();
  await page.getByLabel('Username').fill(admin.username);
  await fillSignIn(page, 'not the password');
  await page.getByText('Invalid username or password. Please try again.').waitFor();
  assert.equal(await page.getByLabel('Username').inputValue(), admin.username);
  assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), 'not the password');
  assert.equal(new URL(page.url()).pathname, adminPaths.quotes);
  await fillSignIn(page, admin.password);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  assert.equal(new URL(page.url()).pathname, adminPaths.dashboard);
});

test('when the session ends during an edit, signing in again in place saves what was typed', async (context) => {
  await sendLead(contactBody({ firstName: 'Sessionia' }));
  const page = await openPanel(context);
  const row = await findRequest(page, 'Sessionia');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Internal notes').fill('Typed before the session ended');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await fillSignIn(page, admin.password);
  await page.getByText('Request updated successfully').waitFor();
  await row.getByText('Typed before the session ended').waitFor();
});

test('a request that someone else changed keeps my words and takes over the rest', async (context) => {
  const { id } = await sendLead(contactBody({ firstName: 'Versiona' }));
  const page = await openPanel(context);
  const row = await findRequest(page, 'Versiona');
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
  await sendLead(contactBody({ firstName: 'Draftine' }));
  const page = await openPanel(context, { viewport: widths.phone });
  const row = await findRequest(page, 'Draftine');
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
  await sendLead(contactBody({ firstName: 'Undoline' }));
  const page = await openPanel(context);
  const row = await findRequest(page, 'Undoline');
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
  await sendLead(contactBody({ firstName: 'Filterina' }));
  const page = await openPanel(context);
  await page.goto(server.origin + adminPaths.requests);
  await page.getByLabel('Search requests').fill('filterina');
  await page.getByText('1–1 of 1', { exact: true }).waitFor();
  await page.getByLabel('Status', { exact: true }).selectOption('cancelled');
  await page.getByText('No requests found matching your criteria.').waitFor();
  assert.equal(new URL(page.url()).search, '?search=filterina&status=cancelled');
  await page.goBack();
  await page.getByText('1–1 of 1', { exact: true }).waitFor();
  assert.equal(await page.getByLabel('Search requests').inputValue(), 'filterina');
});

test('a quote is read, edited and left by keyboard, and the focus comes back to where it began', async (context) => {
  const { quoteId } = await sendLead(
    quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: nextWeek() }, { firstName: 'Keyboarda' }),
  );
  const page = await openPanel(context);
  await page.goto(`${server.origin}${adminPaths.quotes}?search=Keyboarda`);
  const details = page.getByRole('button', { name: /^Details/ });
  await details.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Quote Details' }).waitFor();
  assert.equal(new URL(page.url()).searchParams.get('quote'), String(quoteId));
  await page.getByRole('button', { name: 'Edit Quote' }).press('Enter');
  await page.getByRole('dialog', { name: 'Edit Quote' }).waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null), true);
  const price = page.getByLabel('Estimated price');
  await price.fill('12.345');
  await price.press('Enter');
  await page.getByText('Enter an amount in dollars, such as 150.00').waitFor();
  await price.fill('180.5');
  await price.press('Enter');
  await page.getByText('Quote request has been successfully updated.').waitFor();
  await page.getByRole('dialog', { name: 'Quote Details' }).getByText('$180.50', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Quote Details' }).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Details'));
});

for (const { width, viewport, colorScheme } of panelLooks) {
  test(`axe finds nothing on a ${width} in ${colorScheme}, with every dialog open`, async (context) => {
    const { id, quoteId } = await sendLead(
      quoteBody(
        [{ serviceId: 1, quantity: 2 }],
        { preferredDate: nextWeek() },
        { firstName: `${width}${colorScheme}` },
      ),
    );
    const page = await openPanel(context, { viewport, colorScheme });
    const check = async (path: string, ready: string) => {
      await page.goto(server.origin + path);
      await page.getByText(ready).first().waitFor();
      assert.deepEqual(await findAccessibilityFaults(page), [], path);
    };
    await check(adminPaths.requests, 'Show more');
    await check(`${adminPaths.requests}?request=${id}`, 'Internal notes');
    await check(`${adminPaths.requests}?search=nobody`, 'No requests found');
    await check(`${adminPaths.quotes}?quote=${quoteId}`, 'Service details');
    await check(`${adminPaths.quotes}?quote=${quoteId}&view=edit`, 'Admin notes');
    await check(`${adminPaths.dashboard}/nowhere`, 'Page not found');
    await check(adminPaths.quotes, ' total');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByText('Are you sure you want to delete this quote request?').waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await check(adminPaths.dashboard, 'Conversion Rate');
  });
}
